import type { WriteStep } from "@shipslog/contract";
import { bytesOfAppends } from "./bytesOfAppends.ts";

type AppendStep = Extract<WriteStep, { type: "append" }>;

/** Large enough that the cost of a write does not matter, small enough to show progress. */
const fullByteLength = 64 * 1024;

/** Joins consecutive appends to the same file into large writes, for speed `max`, where nobody follows the file. */
export function* joinAppends(steps: Iterable<WriteStep>): Generator<WriteStep, void, undefined> {
  let held: AppendStep[] = [];
  let byteLength = 0;
  const release = function* (): Generator<WriteStep, void, undefined> {
    const last = held.at(-1);
    if (last !== undefined) yield { ...last, bytes: bytesOfAppends(held) };
    [held, byteLength] = [[], 0];
  };
  for (const step of steps) {
    if (step.type !== "append" || byteLength >= fullByteLength || step.file !== held[0]?.file) yield* release();
    if (step.type === "append") {
      held.push(step);
      byteLength += step.bytes.length;
    } else yield step;
  }
  yield* release();
}
