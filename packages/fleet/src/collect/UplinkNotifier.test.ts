import type { MsgHdrs, NatsConnection } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { UplinkNotifier } from "./UplinkNotifier.ts";

function makeNotifier() {
  const time = { ms: 0 };
  const published: { readonly subject: string; readonly text: string; readonly generations: string | undefined }[] = [];
  const publish = (subject: string, text: string, options?: { readonly headers?: MsgHdrs }) =>
    published.push({ subject, text, generations: options?.headers?.get("Generations") });
  const notifier = new UplinkNotifier({
    connection: { publish } as unknown as NatsConnection,
    partition: 0,
    clock: { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() },
  });
  return { notifier, published, time };
}

const file = "f";
const fingerprint = "0123456789abcdef";
const key = "$KV.watermarks.c.Zg";

describe("UplinkNotifier", () => {
  it("asks for at most 4,096 gaps a second, so that a flood of gaps keeps no memory", () => {
    const { notifier, published, time } = makeNotifier();
    const flood = () => {
      for (let at = 0; at < 20_000; at++) notifier.ask({ commander: "c", file: `f${at}`, generation: 0, offset: 0 });
    };
    flood();
    expect(published).toHaveLength(4096);
    time.ms = 1000;
    flood();
    expect(published).toHaveLength(2 * 4096);
  });

  it("asks once a second for the same gap", () => {
    const { notifier, published, time } = makeNotifier();
    const gap = { commander: "c", file, generation: 0, offset: 7 };
    for (time.ms = 0; time.ms < 3000; time.ms += 100) notifier.ask(gap);
    expect(published).toHaveLength(3);
  });

  it("sends all stored generations of a file with their last lines, and the newest as the value", () => {
    const { notifier, published } = makeNotifier();
    const mark = { commander: "c", file, generation: 0, offset: 90, lastOffset: 60, fingerprint };
    notifier.learn(mark);
    notifier.sendWatermark({ ...mark, generation: 2, offset: 30, lastOffset: 0 });
    notifier.sendWatermark({ ...mark, offset: 95, lastOffset: 90 });
    notifier.resendWatermark(mark);
    const newest = "2:30:0:0123456789abcdef";
    expect(published).toEqual([
      { subject: key, text: "2 30", generations: `${newest} 0:90:60:0123456789abcdef` },
      { subject: key, text: "2 30", generations: `${newest} 0:95:90:0123456789abcdef` },
      { subject: key, text: "2 30", generations: `${newest} 0:95:90:0123456789abcdef` },
    ]);
  });
});
