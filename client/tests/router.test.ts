import { beforeEach, expect, test } from "vitest";
import { followLinks, routeOf, router } from "../src/lib/app/router.svelte";
import { keepToken, takeTokenFromAddress, tokenOf } from "../src/net/keep";

beforeEach(() => {
  localStorage.clear();
  router.replace("/");
});

test("addresses and pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/r/abc")).toEqual({ page: "replay", table: "abc", at: null, eyes: "", focus: null });
  expect(routeOf("/r/abc/17")).toEqual({ page: "replay", table: "abc", at: 17, eyes: "", focus: null });
  expect(routeOf("/r/abc/17", "", "?as=2")).toMatchObject({ at: 17, eyes: "2" });
  expect(routeOf("/r/abc/17", "", "?as=watch")).toMatchObject({ eyes: "watch" });
  expect(routeOf("/r/abc/17", "", "?as=2&at=1")).toMatchObject({ at: 17, eyes: "2", focus: 1 });
  expect(routeOf("/r/abc/17", "", "?at=him")).toMatchObject({ eyes: "", focus: null });
  expect(routeOf("/r/abc/17", "", "?as=them")).toMatchObject({ eyes: "" });
  expect(routeOf("/rules/kingdomino-origins", "#ko-con-01")).toEqual({
    page: "rules",
    game: "kingdomino-origins",
    rule: "ko-con-01",
  });
});

test.each(["/t", "/t/a/b", "/r/a/x", "/r/a/-1", "/rules", "/nothing", "/%E0%A4%A"])("%s is no page", (path) => {
  expect(routeOf(path)).toEqual({ page: "missing" });
});

test("a click on a link changes the page, not the document", () => {
  document.body.innerHTML = '<a href="/t/abc">x</a><a id="out" href="https://example.org/">y</a>';
  document.addEventListener("click", followLinks, { once: true });
  document.querySelector("a")!.click();
  expect(router.route).toEqual({ page: "table", table: "abc" });
  expect(location.pathname).toBe("/t/abc");
});

test("a personal link gives the seat and leaves the address bar", () => {
  history.replaceState(null, "", "/t/abc#seat=AbCdEf-123_45");
  takeTokenFromAddress("abc");
  expect(tokenOf("abc")).toBe("AbCdEf-123_45");
  expect(location.href).not.toContain("seat=");
});

test("another fragment is left alone", () => {
  keepToken("abc", "kept");
  history.replaceState(null, "", "/t/abc#else");
  takeTokenFromAddress("abc");
  expect(tokenOf("abc")).toBe("kept");
  expect(location.hash).toBe("#else");
});
