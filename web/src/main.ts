import "./theme.css";
import "./controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./offline";
import { reloadWhenPartsAreMissing } from "./reload";
import { words } from "./words.svelte";

reloadWhenPartsAreMissing();
await words.load("ui", "shell");
mount(App, { target: document.getElementById("page")! });
// Whatever may go wrong later has its words in time.
await words.load("errors").catch(() => undefined);
// Without a worker the page is the same, but for opening without a network.
if (import.meta.env.PROD) void keepOffline().catch(() => undefined);
