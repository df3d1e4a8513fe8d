import { render } from "preact";
import { apiPaths } from "../src/wire/apiPaths.ts";
import { App } from "./App.tsx";
import { PageModel } from "./PageModel.ts";
import { loadTimeline, serverRecords } from "./playback/serverRecords.ts";

const root = document.getElementById("cockpit");
if (root === null) throw new Error("The page has no #cockpit element");

const model = new PageModel({
  nowMs: () => Date.now(),
  open: () => new EventSource(apiPaths.events),
  after: (delayMs, action) => void setTimeout(action, delayMs),
  beforeNextFrame: (action) => void requestAnimationFrame(action),
  records: serverRecords,
  timeline: loadTimeline,
});

render(<App model={model} />, root);
