/** Files that were replaced, restored or that have the name of another machine's file, through a real server. */
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { clock } from "../../../tests/helpers/clock.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { FolderSource } from "../../shipslog/src/commands/fleet/uplink/FolderSource.ts";

const { describe, it } = needs(natsServer);
const file = "Journal.2026-01-01T000000.01.log";

const linesOf = (minute: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const second = String(at).padStart(2, "0");
    return `{ "timestamp":"2026-01-01T00:${minute}:${second}Z", "event":"NavRoute" }`;
  });
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join("");

describe("the identity of a journal", () => {
  let trial: TrialFleet;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  /** A machine of a commander: its folder, and the file with how far it was read. */
  async function makeMachine(name: string) {
    const folder = join(trial.path, name);
    await mkdir(folder);
    return { folder, bookmark: join(trial.path, `${name}.json`), path: join(folder, file) };
  }

  /** Sends a folder with a commander's credential until everything is reported as stored. */
  async function sendOnce(commander: string, { folder, bookmark }: Awaited<ReturnType<typeof makeMachine>>) {
    const credential = await trial.credential(commander);
    const { id = "", partition = 0 } = credential.commander ?? {};
    const uplink = new Uplink(await connectFleet(credential, { name: commander }), {
      inbox: credential.inbox,
      commander: id,
      clock,
      longestBytes: 60_000,
      backlogLines: 1000,
      patienceMs: 500,
    });
    const source = new FolderSource({ folder, clock, isFollowing: false, bookmarkPath: bookmark });
    await uplink.send({ commander: id, partition, source }, new AbortController().signal);
    await uplink[Symbol.asyncDispose]();
  }

  const storedIn = ({ lake }: TrialCollector) => lake.stored.map(({ raw }) => raw).sort();

  it("survives a restore of the lake from before the file was replaced", async () => {
    await trial.folder.invite("alice");
    const machine = await makeMachine("restored");
    const before = linesOf("00", 6);
    const after = linesOf("01", 4);
    const first = await TrialCollector.start(trial);
    await writeFile(machine.path, textOf(before));
    await sendOnce("alice", machine);
    const copy = first.lake.copy();
    await writeFile(machine.path, textOf(after));
    await sendOnce("alice", machine);
    await first[Symbol.asyncDispose]();
    const second = await TrialCollector.start(trial, copy);
    await sendOnce("alice", machine);
    expect(storedIn(second)).toEqual([...before, ...after]);
    await second[Symbol.asyncDispose]();
  });

  it("survives the loss of the bookmark after the file was replaced", async () => {
    await trial.folder.invite("bob");
    const machine = await makeMachine("replaced");
    const before = linesOf("00", 6);
    const after = linesOf("01", 4);
    const collector = await TrialCollector.start(trial);
    await writeFile(machine.path, textOf(before));
    await sendOnce("bob", machine);
    await rm(machine.bookmark);
    await writeFile(machine.path, textOf(after));
    await sendOnce("bob", machine);
    expect(storedIn(collector)).toEqual([...before, ...after]);
    await collector[Symbol.asyncDispose]();
  });

  it("keeps the files of two machines with one name apart", async () => {
    await trial.folder.invite("carol");
    const one = await makeMachine("one");
    const two = await makeMachine("two");
    const ours = linesOf("00", 6);
    const theirs = linesOf("01", 4);
    const later = linesOf("02", 3);
    const collector = await TrialCollector.start(trial);
    await writeFile(one.path, textOf(ours));
    await writeFile(two.path, textOf(theirs));
    await sendOnce("carol", one);
    await sendOnce("carol", two);
    expect(storedIn(collector)).toEqual([...ours, ...theirs]);
    await appendFile(one.path, textOf(later));
    await sendOnce("carol", one);
    await sendOnce("carol", two);
    expect(storedIn(collector)).toEqual([...ours, ...theirs, ...later]);
    await collector[Symbol.asyncDispose]();
  });
});
