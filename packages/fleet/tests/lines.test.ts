/** Lines that a link loses or repeats, or that grow after they were stored, between a real uplink, a real server and a collector. */
import fc from "fast-check";
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { clock } from "../../../tests/helpers/clock.ts";
import { ArraySource, entriesFromLines } from "./helpers/ArraySource.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { parseAsk } from "../src/message/ask.ts";
import { subjects } from "../src/message/subjects.ts";

const { describe, it } = needs(natsServer);
const lineAt = (second: number) => `{ "timestamp":"2026-01-01T00:00:${second}Z", "event":"NavRoute" }`;
const lines = Array.from({ length: 20 }, (_, at) => lineAt(10 + at));

/** What a link does with each line in turn; later ones it lets through. */
type Fate = "through" | "lost" | "twice";

/** A connection that loses and repeats lines, and nothing else. */
function unreliable(connection: NatsConnection, fates: readonly Fate[]): NatsConnection {
  const left = [...fates];
  const publish: NatsConnection["publish"] = (subject, payload, options) => {
    const fate = subject.startsWith("journal.") ? (left.shift() ?? "through") : "through";
    if (fate !== "lost") connection.publish(subject, payload, options);
    if (fate === "twice") connection.publish(subject, payload, options);
  };
  return new Proxy(connection, {
    get(target, name) {
      if (name === "publish") return publish;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

describe("lines that do not arrive as they were sent", () => {
  const seen = { gaps: 0, duplicates: 0 };
  let trial: TrialFleet;
  let collector: TrialCollector;
  let alice: Credential;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    await trial.folder.invite("alice");
    alice = await trial.credential("alice");
    const counts = { gap: () => seen.gaps++, duplicate: () => seen.duplicates++ };
    collector = await TrialCollector.start(trial, undefined, counts);
  });
  afterAll(async () => {
    await collector[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const idOf = ({ commander }: Credential) => commander?.id ?? "";
  const storedOf = (wanted: string) => collector.lake.stored.filter(({ commander }) => commander === wanted);

  /** Sends the lines of a journal of its own over an unreliable link. */
  async function send(file: string, fates: readonly Fate[], stallMs: number): Promise<Uplink["counts"]> {
    const connection = unreliable(await connectFleet(alice, { name: "alice" }), fates);
    const limits = { longestBytes: 1000, backlogLines: 100, patienceMs: stallMs };
    const uplink = new Uplink(connection, { inbox: alice.inbox, commander: idOf(alice), clock, ...limits });
    const source = new ArraySource(entriesFromLines(file, lines));
    await uplink.send({ commander: idOf(alice), partition: 0, source }, new AbortController().signal);
    await uplink[Symbol.asyncDispose]();
    return uplink.counts;
  }

  it("are stored once and in order, whatever is lost and repeated on the way", async () => {
    let journals = 0;
    const fates = fc.array(fc.constantFrom<Fate>("through", "lost", "twice"), { maxLength: lines.length });
    await fc.assert(
      fc.asyncProperty(fates, async (drawn) => {
        const file = `Journal.2026-01-01T0000${10 + journals++}.01.log`;
        await send(file, drawn, 300);
        const stored = collector.lake.stored.filter(({ position }) => position.file === file);
        expect(stored.map(({ raw }) => raw)).toEqual(lines);
        expect(stored.every(({ verdict }) => verdict.type === "stored")).toBe(true);
      }),
      { numRuns: 4, examples: [[["through", "lost"]], [["through", "twice"]]] },
    );
    expect(collector.troubles).toEqual([]);
  });

  it("are asked for at once when others arrive after them", async () => {
    const before = { ...seen };
    const file = "Journal.2026-01-02T000000.01.log";
    const { asks, stalls } = await send(file, ["through", "lost", "through", "twice"], patienceMs);
    // Without an ask the uplink would wait for a collector that has nothing to do.
    expect([asks, stalls]).toEqual([1, 0]);
    expect(seen.gaps - before.gaps).toBeGreaterThan(0);
  });

  it("are stored to where they had ended, and what has grown since is told apart", async () => {
    await using sender = await LineSender.connect(trial, "turner");
    const turner = idOf(await trial.credential("turner"));
    const asked: unknown[] = [];
    sender.connection.subscribe(subjects.ask(turner), {
      callback: (_error, message) => void asked.push(parseAsk(message.string())),
    });
    const half = lines[0]?.slice(0, 30) ?? "";
    const whole = lines[0] ?? "";
    await sender.send(1, half);
    await until(() => storedOf(turner).length === 1, "the first half");
    await sender.send(1, whole, 0);
    await until(() => storedOf(turner).length === 2, "the whole line");
    const before = seen.duplicates;
    await sender.send(2, whole, 0);
    await sender.send(1, whole, 1000);
    await until(() => asked.length > 0, "an ask");
    expect(asked[0]).toMatchObject({ generation: 0, offset: whole.length });
    // A sender that waits too long for an acknowledgement sends a line once more.
    expect(seen.duplicates - before).toBeGreaterThanOrEqual(2);
    expect(
      storedOf(turner).map(({ position, byteLength, after, raw, verdict }) => {
        return { offset: position.offset, byteLength, after, raw, code: verdict.type === "rejected" && verdict.code };
      }),
    ).toEqual([
      { offset: 0, byteLength: 30, after: 0, raw: half, code: "half-line" },
      { offset: 30, byteLength: whole.length - 30, after: 30, raw: whole, code: "grown" },
    ]);
  });
});
