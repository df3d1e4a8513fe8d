import { expect, it } from "vitest";
import { batchAge } from "./Batch.ts";

it.each([
  { batchMs: 1000, lastWriteMs: 0, ageMs: 1000 },
  { batchMs: 1000, lastWriteMs: 300, ageMs: 1000 },
  { batchMs: 1000, lastWriteMs: 1000, ageMs: 3000 },
  { batchMs: 1000, lastWriteMs: 60_000, ageMs: 5000 },
  { batchMs: 10_000, lastWriteMs: 60_000, ageMs: 10_000 },
])("lets a batch become $ageMs ms old after a write of $lastWriteMs ms", ({ batchMs, lastWriteMs, ageMs }) => {
  expect(batchAge(batchMs, lastWriteMs)).toBe(ageMs);
});
