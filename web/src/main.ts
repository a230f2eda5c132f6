import "./theme.css";
import "./controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenPartsAreMissing } from "./reload";
import { words } from "./words.svelte";

reloadWhenPartsAreMissing();
await words.load("ui");
mount(App, { target: document.getElementById("page")! });
