import { nodeSleep } from "@shipslog/journal";
import type { Output, World } from "./World.ts";

/** An output that keeps what it was given. */
export interface KeptOutput extends Output {
  text(): string;
}

/** Makes an output that keeps what it is given; a terminal when asked. */
export function keepOutput(isTerminal = false): KeptOutput {
  let kept = "";
  return {
    write(text) {
      kept += text;
    },
    text: () => kept,
    isTerminal,
    hasColour: isTerminal,
    columns: 80,
  };
}

/** A world for tests: outputs are kept, the clock is the machine's, the seed is 7. */
export function testWorld(given: { isTerminal?: boolean; interrupted?: AbortSignal } = {}) {
  const { isTerminal = false, interrupted = new AbortController().signal } = given;
  const [out, err] = [keepOutput(isTerminal), keepOutput(isTerminal)];
  const clock = { nowMs: () => Date.now(), sleep: nodeSleep };
  return { out, err, env: {}, clock, interrupted, drawSeed: () => 7 } satisfies World;
}
