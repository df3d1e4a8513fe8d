import { describe, expect, it } from "vitest";
import type { StoredMsg } from "@nats-io/jetstream";
import { FairTurns, type TurnStreams } from "./FairTurns.ts";

const much = 2 ** 30;

/** A stream in memory: what a server answers to the two questions of turns. */
class TrialStream {
  readonly messages: StoredMsg[] = [];
  asked = 0;
  #last = 0;

  add(commander: string, kind: string, bytes = 10): number {
    const seq = ++this.#last;
    const subject = `journal.0.${commander}.${kind}`;
    this.messages.push({ subject, seq, data: new Uint8Array(bytes) } as unknown as StoredMsg);
    return seq;
  }

  readonly streams = {
    info: () => {
      const counts: Record<string, number> = {};
      for (const { subject } of this.messages) counts[subject] = (counts[subject] ?? 0) + 1;
      return Promise.resolve({ state: { subjects: counts, first_seq: this.messages[0]?.seq ?? this.#last + 1 } });
    },
    getMessage: (_stream: string, query: { readonly seq: number; readonly next_by_subj: string }) => {
      this.asked++;
      const prefix = query.next_by_subj.replace("*", "");
      const found = this.messages.find(({ subject, seq }) => seq >= query.seq && subject.startsWith(prefix));
      return Promise.resolve(found ?? null);
    },
  } as unknown as TurnStreams;
}

/** A stream in which a commander with many lines is in front of two with few. */
function crowd(): { readonly stream: TrialStream; readonly honest: readonly number[] } {
  const stream = new TrialStream();
  for (let at = 0; at < 1000; at++) stream.add("eve", "Scan", 60_000);
  const honest = [stream.add("alice", "FSDJump"), stream.add("alice", "Docked"), stream.add("bob", "Docked")];
  return { stream, honest };
}

const taken = async (turns: FairTurns) => (await turns.take(much)).map(({ seq }) => seq);

describe("turns", () => {
  it("are not given while the backlog is small", async () => {
    const { stream } = crowd();
    expect(await new FairTurns(stream.streams, 0).take(1000)).toEqual([]);
    expect(stream.asked).toBe(0);
  });

  it("go on with others when the lines of one were removed, and give that one those that are sent again", async () => {
    const { stream } = crowd();
    const turns = new FairTurns(stream.streams, 0);
    for (let at = 0; at < 20; at++) stream.add("carol", "Docked");
    const first = await taken(turns);
    stream.messages.splice(
      0,
      stream.messages.length,
      ...stream.messages.filter(({ subject }) => !subject.includes("eve")),
    );
    const again = [stream.add("eve", "Scan"), stream.add("eve", "Scan")];
    turns.forgetLinesOf("eve");
    const second = await taken(turns);
    expect(second.filter((seq) => first.includes(seq))).toEqual([]);
    expect(second).toEqual(expect.arrayContaining(again));
    expect(second).toHaveLength(4 + again.length);
  });

  it("give every commander lines, in order, and those with few all of them", async () => {
    const { stream, honest } = crowd();
    const seqs = await taken(new FairTurns(stream.streams, 0));
    expect(seqs.filter((seq) => honest.includes(seq)).toSorted((one, other) => one - other)).toEqual(honest);
    expect(seqs.indexOf(honest[0] ?? 0)).toBeLessThan(seqs.indexOf(honest[1] ?? 0));
  });

  it("give nobody more than a credit in bytes", async () => {
    const { stream, honest } = crowd();
    const seqs = await taken(new FairTurns(stream.streams, 0));
    expect(seqs.filter((seq) => !honest.includes(seq))).toEqual([1, 2, 3]);
  });

  it("go on after what was taken, and ask for nobody who has nothing new", async () => {
    const { stream } = crowd();
    const turns = new FairTurns(stream.streams, 0);
    await turns.take(much);
    const later = stream.add("bob", "FSDJump");
    stream.asked = 0;
    expect(await taken(turns)).toEqual([later, 4, 5, 6]);
    expect(stream.asked).toBe(4);
  });

  it("go on when the ordered reading has removed lines", async () => {
    const { stream } = crowd();
    const turns = new FairTurns(stream.streams, 0);
    await turns.take(much);
    stream.messages.splice(0, 100);
    expect(await taken(turns)).toEqual([101, 102, 103]);
  });

  it("give the same lines again when they were forgotten", async () => {
    const { stream } = crowd();
    const turns = new FairTurns(stream.streams, 0);
    const first = await taken(turns);
    turns.forget();
    expect(await taken(turns)).toEqual(first);
  });

  it("have a limit, however many commanders wait", async () => {
    const stream = new TrialStream();
    for (let at = 0; at < 2000; at++) stream.add(`c${at % 500}`, "Docked");
    const { length } = await new FairTurns(stream.streams, 0).take(much);
    expect(length).toBeGreaterThanOrEqual(256);
    expect(length).toBeLessThan(256 + 8 * 16);
  });
});
