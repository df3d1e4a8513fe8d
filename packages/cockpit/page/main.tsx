import { render } from "preact";
import { addresses } from "../src/wire/index.ts";
import { App } from "./App.tsx";
import { Cockpit } from "./Cockpit.ts";
import { loadTimeline, serverPast } from "./travel/past.ts";

const root = document.getElementById("cockpit");
if (root === null) throw new Error("The page has no place for the cockpit");

const cockpit = new Cockpit({
  nowMs: () => Date.now(),
  open: () => new EventSource(addresses.events),
  after: (delayMs, action) => void setTimeout(action, delayMs),
  beforeDrawing: (action) => void requestAnimationFrame(action),
  past: serverPast,
  timeline: loadTimeline,
});

render(<App cockpit={cockpit} />, root);
