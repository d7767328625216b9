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
await useLanguage(spokenFor(prefs.language, navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
// What needs no hurry comes when the page is there.
const later = (): void => void import("./lib/calls/worker").then(({ startWorker }) => startWorker());
if (document.readyState === "complete") setTimeout(later);
else addEventListener("load", later);
