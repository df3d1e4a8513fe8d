import type { Entry } from "@shipslog/contract";
import { expect, it } from "vitest";
import { EntryStream } from "./EntryStream.ts";

const entry: Entry = {
  type: "truncated",
  position: { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 },
  byteLength: 0,
};

it("releases its source when the signal is aborted during a read", async () => {
  const ending = new AbortController();
  let isLetGo = false;
  async function* batches(): AsyncGenerator<readonly Entry[], void, undefined> {
    try {
      // The signal is aborted during the read, and the batch arrives right after it.
      await Promise.resolve();
      ending.abort();
      yield [entry];
    } finally {
      isLetGo = true;
    }
  }
  const stream = new EntryStream(batches, ending.signal);
  const given: Entry[] = [];
  for await (const each of stream) given.push(each);
  expect(given).toEqual([]);
  expect(isLetGo).toBe(true);
});
