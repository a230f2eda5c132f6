import "./theme.css";
import "./controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words.svelte";

await words.load("ui");
mount(App, { target: document.getElementById("page")! });
