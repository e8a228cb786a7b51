import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { registerServiceWorker } from "./service-worker/register";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
registerServiceWorker();
