import "./theme.css";
import "./controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words.svelte";

await words.load("ui", "shell");
mount(App, { target: document.getElementById("page")! });
// Whatever may go wrong later has its words in time.
void words.load("errors").catch(() => undefined);
