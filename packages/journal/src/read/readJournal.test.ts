import { join } from "node:path";
import type { Entry, TextEntry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { Bookmark } from "../resume/Bookmark.ts";
import { readJournal, readJournalTextBatches } from "./readJournal.ts";
import type { ReadOptions } from "./ReadOptions.ts";

const first = "Journal.220101000000.01.log";
const second = "Journal.2025-01-02T000000.01.log";
const sleep = (): Promise<void> => Promise.resolve();
const line = (number: number): string => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E${number}" }\r\n`;

async function folderOf(files: Readonly<Record<string, string>>): Promise<FolderInMemory> {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  for (const [name, text] of Object.entries(files)) await disk.write(`/j/${name}`, Buffer.from(text));
  return disk;
}

async function read(disk: FolderInMemory, options: ReadOptions = {}): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readJournal("/j", { disk, sleep, ...options })) entries.push(entry);
  return entries;
}

const kindsOf = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => (entry.type === "event" ? entry.kind : entry.type));

describe("readJournal", () => {
  it("reads files in order of name and lines in order of offset", async () => {
    const disk = await folderOf({ [second]: line(3) + line(4), "netLog.log": line(9), [first]: line(1) + line(2) });
    const notices: unknown[] = [];
    const entries = await read(disk, { onNotice: (notice) => notices.push(notice) });
    expect(kindsOf(entries)).toEqual(["E1", "E2", "E3", "E4"]);
    expect(entries[3]?.position).toEqual({ file: second, offset: line(3).length, line: 2, generation: 0 });
    expect(notices).toEqual([{ code: "unknown-log", file: "netLog.log" }]);
  });

  it("delivers a last line without a line end", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2).trimEnd(), [second]: `${line(3)}{ "timestamp":"20` });
    const entries = await read(disk);
    expect(kindsOf(entries)).toEqual(["E1", "E2", "E3", "bad"]);
    expect(entries[3]).toMatchObject({ defect: "half-line", raw: '{ "timestamp":"20' });
  });

  it("starts at a position and skips what is before it", async () => {
    const third = "Journal.2026-01-02T000000.01.log";
    const disk = await folderOf({ [first]: line(1), [second]: line(2) + line(3), [third]: line(4) });
    const from = { file: second, offset: line(2).length, line: 2, generation: 5 };
    const entries = await read(disk, { from });
    expect(kindsOf(entries)).toEqual(["E3", "E4"]);
    expect(entries[0]?.position).toEqual(from);
  });

  it("continues after a bookmark, and repeats a last line that has grown since", async () => {
    const disk = await folderOf({ [first]: `${line(1)}${line(2).slice(0, 20)}` });
    const bookmark = new Bookmark();
    for (const entry of await read(disk)) bookmark.advance(entry);
    expect(await read(disk, { from: bookmark })).toEqual([]);
    await disk.append(`/j/${first}`, Buffer.from(line(2).slice(20) + line(3)));
    const entries = await read(disk, { from: bookmark });
    expect(entries.map(({ position }) => position.line)).toEqual([2, 3]);
    expect(kindsOf(entries)).toEqual(["E2", "E3"]);
  });

  it("does not repeat a complete last line that has its line end now", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2).trimEnd() });
    const bookmark = new Bookmark();
    for (const entry of await read(disk)) bookmark.advance(entry);
    await disk.append(`/j/${first}`, Buffer.from(`\r\n${line(3)}`));
    const entries = await read(disk, { from: bookmark });
    expect(kindsOf(entries)).toEqual(["E3"]);
    expect(entries[0]?.position.line).toBe(3);
  });

  it.each([
    ["bytes that are not UTF-8", Buffer.from([0x7b, 0xe9, 0xe9]), undefined],
    ["more bytes than are kept", Buffer.from("x".repeat(3000)), undefined],
    ["more bytes than are kept, in small chunks,", Buffer.from("x".repeat(3000)), 64],
  ])("does not repeat a last line of %s without a line end", async (_, rest, chunkBytes) => {
    const disk = await folderOf({ [first]: line(1) });
    await disk.append(`/j/${first}`, rest);
    const bookmark = new Bookmark();
    const options = { from: bookmark, longestLineBytes: 2000, chunkBytes };
    for (const entry of await read(disk, options)) bookmark.advance(entry);
    expect(bookmark.positionIn(first)).toMatchObject({ offset: line(1).length + rest.length, line: 3 });
    expect(await read(disk, options)).toEqual([]);
    await disk.append(`/j/${first}`, Buffer.from(`\r\n${line(2)}`));
    expect(kindsOf(await read(disk, options))).toEqual(["E2"]);
  });

  it.each([
    ["shorter", line(7)],
    ["as long", line(7) + line(8)],
    ["longer", line(7) + line(8) + line(9)],
  ])("reads a file that was replaced by a %s one from 0", async (_, text) => {
    const disk = await folderOf({ [first]: line(1) + line(2) });
    const bookmark = new Bookmark();
    for (const entry of await read(disk)) bookmark.advance(entry);
    await disk.write(`/j/${first}`, Buffer.from(text));
    const entries = await read(disk, { from: bookmark });
    expect(kindsOf(entries).slice(0, 2)).toEqual(["truncated", "E7"]);
    expect(entries.map(({ position }) => position.generation)).toEqual(entries.map(() => 1));
    expect(entries[0]).toMatchObject({ position: { offset: 0, line: 0 }, byteLength: 0 });
    for (const entry of entries) bookmark.advance(entry);
    expect(await read(disk, { from: bookmark })).toEqual([]);
  });

  it("ends at the entry where the signal is aborted", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2) + line(3) });
    const ending = new AbortController();
    const seen: string[] = [];
    for await (const entry of readJournal("/j", { disk, signal: ending.signal })) {
      seen.push(entry.type);
      ending.abort();
    }
    expect(seen).toEqual(["event"]);
  });

  it("answers concurrent calls of next in their order", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2) + line(3) });
    const stream = readJournal("/j", { disk });
    const one = stream.next();
    const two = stream.next();
    const answers = await Promise.all([one, two, one.then(() => stream.next())]);
    const after = await Promise.all([stream.next(), stream.next()]);
    const names = [...answers, ...after].map(({ value }) => (value?.type === "event" ? value.kind : "end"));
    expect(names).toEqual(["E1", "E2", "E3", "end", "end"]);
  });

  it("leaves a line to the next reading that ends while the rest of the file is read", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2).slice(0, 20) });
    let reads = 0;
    disk.beforeEach = (operation) => {
      // The first read finds a line, the second half a line, and the third reads that half.
      if (operation !== "readOpen" || ++reads !== 3) return;
      disk.writeAtOnce(`/j/${first}`, Buffer.from(line(1) + line(2) + line(3)));
    };
    const bookmark = new Bookmark();
    const entries = await read(disk);
    expect(entries.at(-1)).toMatchObject({ raw: line(2).slice(0, 20), defect: "half-line" });
    for (const entry of entries) bookmark.advance(entry);
    expect(kindsOf(await read(disk, { from: bookmark }))).toEqual(["E2", "E3"]);
  });

  it("closes its file when the iteration ends early", async () => {
    const disk = await folderOf({ [first]: line(1) + line(2) });
    let open = 0;
    const { open: openFile } = disk;
    disk.open = async (path) => {
      const file = await openFile(path);
      open++;
      return file && { ...file, close: () => Promise.resolve(void open--) };
    };
    for await (const entry of readJournal("/j", { disk })) {
      expect([entry.type, open]).toEqual(["event", 1]);
      break;
    }
    expect(open).toBe(0);
  });

  it("retries a locked file, and names it when it gives up", async () => {
    const disk = await folderOf({ [first]: line(1) });
    let refusals = 3;
    disk.beforeEach = (operation) => {
      if (operation === "open" && refusals-- > 0) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
    };
    expect(kindsOf(await read(disk))).toEqual(["E1"]);
    refusals = 1000;
    await expect(read(disk)).rejects.toMatchObject({
      name: "JournalError",
      code: "unreadable",
      path: join("/j", first),
    });
  });

  it("delivers events of other kinds as text, and everything else as usual", async () => {
    const text = `${line(1)}${line(2)}{ "timestamp":"2025-01-02T00:00:00Z", "event":"E3", br\r\nnothing\r\n${line(4).trimEnd()}`;
    const disk = await folderOf({ [first]: text });
    await disk.append(`/j/${first}`, Buffer.from([10, ...Buffer.from(line(5).trimEnd()), 0xe9, 10]));
    const entries: (Entry | TextEntry)[] = [];
    for await (const batch of readJournalTextBatches("/j", { disk, sleep, kinds: ["E2"] })) entries.push(...batch);
    const all = await read(disk);
    expect(entries.map(({ type }) => type)).toEqual(["text", "event", "text", "bad", "text", "bad"]);
    const places = (found: readonly (Entry | TextEntry)[]) =>
      found.map((entry) => [entry.position, entry.byteLength, "raw" in entry && entry.raw]);
    expect(places(entries)).toEqual(places(all));
    expect(entries[2]).toMatchObject({ kind: "E3" });
  });

  it("throws for a missing folder", async () => {
    await expect(read(folderInMemory())).rejects.toMatchObject({ code: "no-folder", path: "/j" });
  });
});
