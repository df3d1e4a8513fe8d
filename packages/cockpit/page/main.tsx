import { signal } from "@preact/signals";
import { render } from "preact";
import { parseJson } from "@shipslog/contract/text";
import { unknownState, type State } from "../src/state/index.ts";
import { App } from "./App.tsx";
import type { Signal } from "./shell/Strip.tsx";

const root = document.getElementById("cockpit");
const state = signal<State>(unknownState);
const phase = signal<Signal>("connecting");
const gameTimeMs = signal<number | undefined>(undefined);
if (root !== null) render(<App state={state} signal={phase} gameTimeMs={gameTimeMs} />, root);
const preview = await fetch("./preview.json");
if (preview.ok) {
  state.value = parseJson(await preview.text()) as unknown as State;
  phase.value = "live";
  gameTimeMs.value = state.value.session.timeMs;
}
