import { render } from "preact";
import { apiPaths } from "../src/wire/apiPaths.ts";
import { App } from "./App.tsx";
import { PageModel } from "./PageModel.ts";
import { loadTimeline, serverRecords } from "./playback/serverRecords.ts";

const root = document.getElementById("cockpit");
if (root === null) throw new Error("The page has no place for the cockpit");

const cockpit = new PageModel({
  nowMs: () => Date.now(),
  open: () => new EventSource(apiPaths.events),
  after: (delayMs, action) => void setTimeout(action, delayMs),
  beforeNextFrame: (action) => void requestAnimationFrame(action),
  past: serverRecords,
  timeline: loadTimeline,
});

render(<App cockpit={cockpit} />, root);
