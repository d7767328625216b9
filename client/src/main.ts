import "./theme.css";
import "./base.css";
import "./lib/calls/install.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/ui/focus";
import { applyTheme, prefs } from "./lib/app/prefs.svelte";
import { spokenFor, useLanguage } from "./words/words.svelte";

applyTheme();
keepFocus();
const speak = (): Promise<void> => useLanguage(spokenFor(prefs.language, navigator.languages));
addEventListener("languagechange", () => void speak());
await speak();
const target = document.getElementById("app");
if (target) mount(App, { target });
// What needs no hurry comes when the page is there.
const later = (): void => void import("./lib/calls/worker").then(({ startWorker }) => startWorker());
if (document.readyState === "complete") setTimeout(later);
else addEventListener("load", later);
