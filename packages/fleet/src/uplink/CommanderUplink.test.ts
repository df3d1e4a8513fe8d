import type { Entry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import type { Publisher } from "../broker/Publisher.ts";
import type { Outgoing } from "../protocol/Sender.ts";
import { parseHeader } from "../message/header.ts";
import type { FileMarks, FileOffset } from "../message/watermark.ts";
import { CommanderUplink } from "./CommanderUplink.ts";
import type { JournalSource } from "./JournalSource.ts";
import { newUplinkCounts } from "./UplinkCounts.ts";

const file = "Journal.2025-01-02T030405.01.log";
const raw = '{ "timestamp":"2025-01-02T03:04:05Z", "event":"NavRoute" }';

/** Three lines of 100 bytes, in the generation that the uplink has chosen or a later one. */
function makeSource(own: string, generation = 0): JournalSource {
  return {
    files: () => Promise.resolve([file]),
    async *read(offsets) {
      const given = Math.max(generation, ...offsets.map((each) => each.generation));
      yield await Promise.resolve(
        Array.from({ length: 3 }, (_, at): Entry => {
          const position = { file, offset: 100 * at, line: at + 1, generation: given };
          return { type: "event", position, raw, byteLength: 100, kind: "NavRoute", event: { event: "NavRoute" } };
        }),
      );
    },
    holds: ({ fingerprint }) => Promise.resolve(fingerprint === own),
  };
}

const markOf = (generation: number, fingerprint: string, offset = 300): FileOffset => {
  return { file, generation, offset, lastOffset: offset - 100, fingerprint };
};

/** An uplink whose lookup finds the given marks; `sent` has the generation and offset of each published line. */
function makeUplink(source: JournalSource, found: () => readonly FileOffset[]) {
  const sent: (readonly [generation: number, offset: number])[] = [];
  const publish: Publisher<Outgoing>["publish"] = (_listener, _outgoing, _subject, headers) => {
    const { generation = -1, offset = -1 } = parseHeader(headers.replace("Shipslog: ", ""))?.position ?? {};
    sent.push([generation, offset]);
  };
  const counts = newUplinkCounts();
  const time = { ms: 0 };
  const uplink = new CommanderUplink({
    commander: "c",
    partition: 0,
    source,
    counts,
    backlogLines: 100,
    longestBytes: 1000,
    publisher: { hasRoom: true, publish } as unknown as Publisher<Outgoing>,
    lookUp: () => Promise.resolve(new Map([[file, marksOf(...found())]])),
    clock: { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() },
  });
  return { uplink, sent, counts, time };
}

const marksOf = (...marks: readonly FileOffset[]): FileMarks => ({ file, marks, isComplete: true });
const all = (generation: number) => [0, 100, 200].map((offset) => [generation, offset]);

/** Lets everything happen that does not wait for the network. */
async function settle(): Promise<void> {
  for (let round = 0; round < 50; round++) await Promise.resolve();
}

describe("CommanderUplink", () => {
  it("sends nothing of a file whose last stored line it has", async () => {
    const { uplink, sent } = makeUplink(makeSource("ours"), () => [markOf(1, "theirs"), markOf(0, "ours")]);
    await uplink.run(new AbortController().signal);
    expect(sent).toEqual([]);
  });

  it("sends a file in a new generation if the lake has other lines under its name", async () => {
    const { uplink, sent } = makeUplink(makeSource("ours"), () => [markOf(1, "theirs"), markOf(0, "old")]);
    const running = uplink.run(new AbortController().signal);
    await settle();
    expect(sent).toEqual(all(2));
    uplink.receiveWatermark(marksOf(markOf(2, "ours"), markOf(1, "theirs"), markOf(0, "old")));
    await running;
    expect(uplink.unstored).toBe(0);
  });

  it("sends a file again in a new generation if another machine's lines were stored under its own", async () => {
    const { uplink, sent } = makeUplink(makeSource("ours"), () => []);
    const running = uplink.run(new AbortController().signal);
    await settle();
    uplink.receiveWatermark(marksOf(markOf(0, "theirs")));
    await settle();
    expect(sent).toEqual([...all(0), ...all(1)]);
    expect(uplink.unstored).toBe(3);
    uplink.receiveWatermark(marksOf(markOf(1, "ours"), markOf(0, "theirs")));
    await running;
    expect(uplink.unstored).toBe(0);
  });

  it("does not use a generation of another machine when its file is truncated", async () => {
    let isTruncated = false;
    const source = makeSource("ours");
    const truncated: JournalSource = {
      ...source,
      holds: ({ fingerprint }) => Promise.resolve(!isTruncated && fingerprint === "old"),
      async *read(offsets, signal) {
        isTruncated = true;
        const generation = Math.max(1, ...offsets.map((each) => each.generation));
        yield* makeSource("ours", generation).read(offsets, signal);
      },
    };
    const { uplink, sent } = makeUplink(truncated, () => [markOf(1, "theirs"), markOf(0, "old")]);
    const ending = new AbortController();
    const running = uplink.run(ending.signal);
    await settle();
    expect(sent).toEqual(all(2));
    ending.abort();
    await running;
  });

  it("sends everything of its generation again when a restored lake does not have it", async () => {
    const { uplink, sent } = makeUplink(makeSource("ours", 1), () => [markOf(0, "old", 900)]);
    const ending = new AbortController();
    const running = uplink.run(ending.signal);
    await settle();
    uplink.receiveWatermark(marksOf(markOf(1, "ours", 200), markOf(0, "old", 900)));
    await settle();
    expect(sent).toEqual(all(1));
    uplink.receiveWatermark(marksOf(markOf(0, "old", 900)));
    await settle();
    expect(sent).toEqual([...all(1), ...all(1)]);
    ending.abort();
    await running;
  });

  describe("that waits for three lines to be stored", () => {
    const start = async () => {
      const ending = new AbortController();
      const made = makeUplink(makeSource("ours"), () => []);
      const running = made.uplink.run(ending.signal);
      await settle();
      expect(made.sent).toEqual(all(0));
      made.sent.length = 0;
      const end = async () => {
        ending.abort();
        await running;
      };
      return { ...made, end };
    };

    it("sends again from where a collector asks, and does not follow the same ask at once", async () => {
      const { uplink, sent, counts, time, end } = await start();
      uplink.receiveAsk({ file, generation: 0, offset: 100 });
      await settle();
      expect(sent).toEqual(all(0).slice(1));
      time.ms = 2999;
      uplink.receiveAsk({ file, generation: 0, offset: 100 });
      // Nothing was sent from there, or of such a file and generation.
      uplink.receiveAsk({ file, generation: 0, offset: 300 });
      uplink.receiveAsk({ file, generation: 1, offset: 0 });
      uplink.receiveAsk({ file: "other", generation: 0, offset: 0 });
      await settle();
      expect([sent.length, counts.asks]).toEqual([2, 1]);
      uplink.receiveAsk({ file, generation: 0, offset: 200 });
      await settle();
      time.ms = 6000;
      uplink.receiveAsk({ file, generation: 0, offset: 200 });
      await settle();
      expect(sent).toEqual([...all(0).slice(1), ...all(0).slice(2), ...all(0).slice(2)]);
      expect([counts.asks, uplink.unstored]).toEqual([3, 3]);
      await end();
    });

    it("sends again what is not stored when the collector has had nothing to do for a while", async () => {
      const { uplink, sent, counts, time, end } = await start();
      time.ms = 2000;
      uplink.receiveWatermark(marksOf(markOf(0, "ours", 100)));
      await settle();
      // A line was stored meanwhile: it is quiet only from here on.
      uplink.receiveProgress({ streamId: "one", isIdle: true });
      time.ms = 5000;
      uplink.receiveProgress({ streamId: "one", isIdle: true });
      time.ms = 5001;
      uplink.receiveProgress({ streamId: "one", isIdle: false });
      await settle();
      expect([sent, counts.stalls]).toEqual([[], 0]);
      uplink.receiveProgress({ streamId: "one", isIdle: true });
      await settle();
      expect([sent, counts.stalls]).toEqual([all(0).slice(1), 1]);
      await end();
    });

    it("sends again at once what is not stored when the stream is another one", async () => {
      const { uplink, sent, counts, end } = await start();
      uplink.receiveProgress({ streamId: "one", isIdle: false });
      await settle();
      expect(sent).toEqual([]);
      uplink.receiveProgress({ streamId: "two", isIdle: false });
      await settle();
      expect([sent, counts.stalls]).toEqual([all(0), 1]);
      await end();
    });
  });

  it("counts files that no collector has answered for", async () => {
    const { uplink } = makeUplink(makeSource("ours"), () => [markOf(0, "ours")]);
    expect(uplink.unanswered).toBe(1);
    await uplink.run(new AbortController().signal);
    expect(uplink.unanswered).toBe(0);
    const ending = new AbortController();
    const waiting = new CommanderUplink({
      commander: "c",
      partition: 0,
      source: makeSource("ours"),
      counts: newUplinkCounts(),
      backlogLines: 100,
      longestBytes: 1000,
      publisher: {} as Publisher<Outgoing>,
      lookUp: (_file, signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve(undefined), { once: true });
        }),
      clock: { nowMs: () => 0, monotonicMs: () => 0, sleep: () => Promise.resolve() },
    });
    const running = waiting.run(ending.signal);
    await settle();
    ending.abort();
    await running;
    expect(waiting.unanswered).toBe(1);
  });
});
