import { expect, it } from "vitest";
import type { StoredMsg } from "@nats-io/jetstream";
import { RemovedLines } from "./RemovedLines.ts";

const line = {} as StoredMsg;

it("asks those whose lines were removed until lines of them are in the stream", async () => {
  const asked: string[] = [];
  const sending = new Set<string>();
  const getMessage = (_stream: string, { next_by_subj = "" }: { readonly next_by_subj?: string }) =>
    Promise.resolve(sending.has(next_by_subj) ? line : null);
  const removed = new RemovedLines(3, (commander) => asked.push(commander));
  const askAgain = async () => {
    await removed.askAgain({ getMessage } as never, "JOURNAL_3", 7);
    return asked.splice(0);
  };
  expect(await askAgain()).toEqual([]);
  removed.add("alice");
  removed.add("bob");
  expect(asked.splice(0)).toEqual(["alice", "bob"]);
  expect(await askAgain()).toEqual(["alice", "bob"]);
  sending.add("journal.3.alice.*");
  expect(await askAgain()).toEqual(["bob"]);
  // They are stored.
  sending.clear();
  expect(await askAgain()).toEqual(["bob"]);
});
