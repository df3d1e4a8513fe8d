import { expect, it } from "vitest";
import { executeSteps } from "../write/executeSteps.ts";
import { JournalWriter } from "../write/JournalWriter.ts";
import { readJournalBatches } from "../read/readJournal.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";
import { filesDisk } from "./filesDisk.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const line = (kind: string) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}" }\r\n`;
const file = "Journal.2026-05-01T120000.01.log";

it("shows chosen files as a folder", async () => {
  const disk = filesDisk([new File([line("Music"), line("Shutdown")], file)]);
  const kinds: string[] = [];
  for await (const entries of readJournalBatches("chosen", { disk, sleep: nodeSleep })) {
    for (const entry of entries) if (entry.type === "event") kinds.push(entry.kind);
  }
  expect(kinds).toEqual(["Music", "Shutdown"]);
});

it("takes what a writer writes, and tells who watches", async () => {
  const disk = filesDisk();
  const hints: (string | undefined)[] = [];
  disk.watch("", (name) => hints.push(name));
  const writer = new JournalWriter("session", { disk, sleep: nodeSleep });
  const atMs = 0;
  await executeSteps(
    [
      { type: "open", atMs, file },
      { type: "append", atMs, file, bytes: bytes("one\r\n") },
      { type: "append", atMs, file, bytes: bytes("two\r\n") },
      { type: "truncate", atMs, file, byteLength: 5 },
      { type: "replace", atMs, file: "Status.json", bytes: bytes("{}"), mode: "atomic" },
    ],
    { writer, speed: "max" },
  );
  expect(await disk.read(file)).toEqual(bytes("one\r\n"));
  expect((await disk.list("session"))?.toSorted()).toEqual([file, "Status.json"]);
  expect(await disk.read("Status.json")).toEqual(bytes("{}"));
  expect(hints).toContain(file);
  await expect(disk.create(file)).rejects.toMatchObject({ code: "EEXIST" });
});
