import type { WriteStep } from "@shipslog/contract";

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

/** The bytes of several appends, joined in their order. */
export function bytesOfAppends(appends: readonly { readonly bytes: Uint8Array }[]): Uint8Array {
  const joined = new Uint8Array(appends.reduce((length, { bytes }) => length + bytes.length, 0));
  let at = 0;
  for (const { bytes } of appends) {
    joined.set(bytes, at);
    at += bytes.length;
  }
  return joined;
}
