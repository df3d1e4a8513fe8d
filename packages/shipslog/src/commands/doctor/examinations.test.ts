import { JournalError } from "@shipslog/journal";
import { expect, it } from "vitest";
import { examinations } from "./examinations.ts";
import type { FolderFacts } from "./inspectFolder.ts";

const unreadableWith = (code: string): FolderFacts => ({
  folder: "journals",
  subfolders: [],
  nowMs: 0,
  journals: [],
  emptyJournals: [],
  unknownLogs: [],
  skipped: [],
  totalBytes: 0,
  newest: undefined,
  unreadable: new JournalError("unreadable", "Journal.log", Object.assign(new Error(code), { code })),
  companions: [],
});

const diagnose = (facts: FolderFacts) => examinations.flatMap((examine) => examine(facts));

it("says that another program holds a journal, as only Windows lets it", () => {
  expect(diagnose(unreadableWith("EBUSY"))).toContainEqual({
    status: "odd",
    text: "Journal.log: it cannot be read: another program has locked it (EBUSY)",
    advice: "close the program that holds it; the game lets others read what it writes",
  });
});

it("blames permissions for a journal that nobody holds", () => {
  const [found] = diagnose(unreadableWith("EACCES")).filter(({ text }) => text.includes("EACCES"));
  expect(found).toMatchObject({ advice: "no tool of this user can read it; check who may use it" });
});
