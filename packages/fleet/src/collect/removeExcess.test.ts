import { describe, expect, it } from "vitest";
import type { StoredMsg, StreamInfo } from "@nats-io/jetstream";
import { type ExcessStreams, removeExcess } from "./removeExcess.ts";

/** The lines of each kind that a commander may have: 64 lines of 8 KiB are half a megabyte. */
const kindLines = 64;
const streamBytes = 2 ** 20;

interface Purge {
  readonly filter?: string;
  readonly seq?: number;
}

/** A stream in memory. */
class TrialStream {
  readonly asked: string[] = [];
  readonly purges: Purge[] = [];
  /** Commanders whose lines the server does not show. */
  readonly silent = new Set<string>();
  #messages: StoredMsg[] = [];
  #last = 0;

  add(commander: string, lines: number, bytes: number, kind = "Scan"): this {
    for (let at = 0; at < lines; at++) {
      const seq = ++this.#last;
      const subject = `journal.0.${commander}.${kind}`;
      this.#messages.push({ subject, seq, data: new Uint8Array(bytes) } as unknown as StoredMsg);
    }
    return this;
  }

  /** What a commander has. */
  held(commander: string): number {
    return this.#of(`journal.0.${commander}.*`).length;
  }

  get info(): StreamInfo {
    const bytes = this.#messages.reduce((sum, { data }) => sum + data.length, 0);
    const config = { name: "JOURNAL_0", max_bytes: streamBytes, max_msgs_per_subject: kindLines };
    const state = { bytes, first_seq: this.#messages[0]?.seq ?? 0, last_seq: this.#last };
    return { config, state } as unknown as StreamInfo;
  }

  readonly streams = {
    info: (name: string) => {
      this.asked.push(name);
      const subjects: Record<string, number> = {};
      for (const { subject } of this.#messages) subjects[subject] = (subjects[subject] ?? 0) + 1;
      return Promise.resolve({ state: { ...this.info.state, subjects } });
    },
    getMessage: (_name: string, { seq, next_by_subj }: { readonly seq: number; readonly next_by_subj: string }) => {
      const [, , commander = ""] = next_by_subj.split(".");
      this.asked.push(commander);
      if (this.silent.has(commander)) return Promise.reject(new Error("timeout"));
      return Promise.resolve(this.#of(next_by_subj).find((message) => message.seq >= seq) ?? null);
    },
    purge: (_name: string, purge: Purge) => {
      this.purges.push(purge);
      const removed = new Set(this.#of(purge.filter ?? "").filter(({ seq }) => seq < (purge.seq ?? 0)));
      this.#messages = this.#messages.filter((message) => !removed.has(message));
      return Promise.resolve({ success: true, purged: removed.size });
    },
  } as unknown as ExcessStreams;

  #of(filter: string): readonly StoredMsg[] {
    const prefix = filter.replace("*", "");
    return this.#messages.filter(({ subject }) => subject.startsWith(prefix));
  }
}

const remove = (stream: TrialStream, turn = 0) => removeExcess(stream.streams, 0, stream.info, turn);

describe("a stream that is more than half full", () => {
  it("loses the lines of who holds more bytes than a share, and of nobody else", async () => {
    const stream = new TrialStream().add("eve", 60, 10_000).add("alice", 60, 100).add("bob", 5, 8000);
    expect(await remove(stream)).toEqual([{ commander: "eve", lines: 60 }]);
    expect(["eve", "alice", "bob"].map((name) => stream.held(name))).toEqual([0, 60, 5]);
  });

  it("loses the lines of who holds many short ones of several kinds", async () => {
    const stream = new TrialStream().add("bob", 64, 8100).add("alice", 128, 10).add("eve", 60, 10, "FSDJump");
    stream.add("carol", 5, 2000);
    for (const kind of ["Docked", "Music"]) stream.add("eve", 60, 10, kind);
    expect(await remove(stream)).toEqual([{ commander: "eve", lines: 180 }]);
    expect(["eve", "alice", "bob"].map((name) => stream.held(name))).toEqual([0, 128, 64]);
  });

  it("keeps lines that arrive after it was looked at", async () => {
    const stream = new TrialStream().add("eve", 60, 10_000);
    const { purge } = stream.streams;
    stream.streams.purge = (...args) => {
      stream.add("eve", 3, 10_000);
      return purge(...args);
    };
    await remove(stream);
    expect(stream.purges).toEqual([{ filter: "journal.0.eve.*", seq: 61 }]);
    expect(stream.held("eve")).toBe(3);
  });

  it("names whose lines were removed although the server does not answer about others", async () => {
    const stream = new TrialStream().add("eve", 60, 10_000);
    for (let at = 0; at < 10; at++) stream.add(`c${at}`, 20, 10);
    stream.silent.add("c9");
    expect(await remove(stream)).toEqual([{ commander: "eve", lines: 60 }]);
    expect(stream.held("c0")).toBe(20);
  });

  it("names whose lines a server removes without an answer", async () => {
    const stream = new TrialStream().add("eve", 60, 10_000);
    stream.streams.purge = () => Promise.reject(new Error("timeout"));
    expect(await remove(stream)).toEqual([{ commander: "eve", lines: 60 }]);
  });

  it("comes to long lines behind many commanders with more lines", async () => {
    const stream = new TrialStream().add("eve", 20, 60_000);
    for (let at = 0; at < 100; at++) stream.add(`c${at}`, 21, 10);
    const removed = [];
    for (let turn = 0; turn < 6; turn++) removed.push(...(await remove(stream, turn)));
    expect(removed).toEqual([{ commander: "eve", lines: 20 }]);
    expect(stream.held("c99")).toBe(21);
  });
});

it("a stream that is half full is not looked at, nor one without a limit", async () => {
  const stream = new TrialStream().add("eve", 64, 8192);
  expect([await remove(stream), stream.asked]).toEqual([[], []]);
  const { info } = stream.add("eve", 1, 1);
  const unlimited = { ...info, config: { ...info.config, max_bytes: -1 } };
  expect([await removeExcess(stream.streams, 0, unlimited, 0), stream.asked]).toEqual([[], []]);
  expect(await remove(stream)).toHaveLength(1);
});
