import { describe, expect, it } from "vitest";
import * as journal from "./index.ts";

/** Calls a function as JavaScript may. */
type Loose = (...given: unknown[]) => unknown;
const loose = journal as unknown as Readonly<Record<string, Loose>>;

const writer = { write: () => Promise.resolve() };
const start = "a Bookmark or the position of an entry";

/** Calls an exported function, and returns the message of its TypeError, thrown or rejected. */
async function messageOf(name: string, ...given: unknown[]): Promise<string> {
  try {
    await (name === "JournalWriter" ? new journal.JournalWriter(...(given as [string])) : loose[name]?.(...given));
  } catch (error) {
    return error instanceof TypeError ? error.message : `not a TypeError: ${String(error)}`;
  }
  return "no error";
}

const folderMessage = 'option "folder" must be the path of a folder, received';

describe("a wrong option", () => {
  it.each([
    ["readJournal", ["/j", { from: "start" }], `option "from" must be ${start}, received "start"`],
    ["readJournal", ["/j", { from: { file: "x" } }], `option "from" must be ${start}, received an object`],
    [
      "readJournal",
      ["/j", { chunkBytes: 0 }],
      'option "chunkBytes" must be a whole number of bytes from 1, received 0',
    ],
    ["readJournal", ["/j", { kinds: "FSDJump" }], /^option "kinds" must be an array or a Set of names of kinds/],
    ["readJournal", ["/j", { kinds: new Set(["FSDJump"]).values() }], /^option "kinds" must be an array or a Set/],
    ["followJournal", ["/j", { kinds: new Set(["FSDJump"]).values() }], /^option "kinds" must be an array or a Set/],
    ["readJournal", ["/j", { signal: 5 }], 'option "signal" must be an AbortSignal, received 5'],
    ["readJournal", ["/j", null], "the options must be an object, received null"],
    ["readJournalBatches", [""], `${folderMessage} ""`],
    ["readJournalTextBatches", ["/j", {}], /^option "kinds" must be/],
    ["readJournalFileBatches", [7], 'option "path" must be a string, received 7'],
    ["readEvents", ["/j", ["FSDJum"]], /^option "kinds" must be an array .*received \["FSDJum"\]$/],
    [
      "readEvents",
      ["/j", ["FSDJump"], { dialect: "foo" }],
      'option "dialect" must be "spec" or "live", received "foo"',
    ],
    ["followEvents", ["/j", ["FSDJump"], { onSkipped: 1 }], 'option "onSkipped" must be a function, received 1'],
    ["followJournal", ["/j", { from: "End" }], `option "from" must be ${start}, or "end", received "End"`],
    ["followJournal", ["/j", { pollMs: -5 }], 'option "pollMs" must be a number of milliseconds from 1, received -5'],
    ["followJournalBatches", [undefined], `${folderMessage} undefined`],
    ["readCompanion", ["/j", "status.json"], /^option "file" must be "Status.json".*received "status.json"$/],
    ["readCompanion", ["/j", "Status.json", { looks: 0 }], 'option "looks" must be a whole number from 1, received 0'],
    ["followCompanions", ["/j", { files: ["x"] }], /^option "files" must be an array .*received \["x"\]$/],
    ["plan", [[], { dialect: "foo" }], 'option "dialect" must be "spec" or "live", received "foo"'],
    ["plan", [[], { channel: "gamma" }], 'option "channel" must be "live", "beta" or "alpha", received "gamma"'],
    ["plan", [[], { linesPerPart: 0.5 }], 'option "linesPerPart" must be a whole number from 1, received 0.5'],
    ["executeSteps", [[], {}], 'option "writer" must be an object, received undefined'],
    [
      "executeSteps",
      [[], { writer, speed: "fast" }],
      'option "speed" must be a number above 0 or "max", received "fast"',
    ],
    ["writeMoments", ["/j", [], { form: "newest" }], 'option "form" must be "new" or "old", received "newest"'],
    ["writeMoments", ["", []], `${folderMessage} ""`],
    ["JournalWriter", [5], `${folderMessage} 5`],
    ["JournalWriter", ["/j", { sleep: 5 }], 'option "sleep" must be a function, received 5'],
    ["saveBookmark", ["/j/b", {}], 'option "bookmark" must be a Bookmark, received an object'],
    ["loadBookmark", ["/j/b", { disk: 1 }], 'option "disk" must be an object, received 1'],
    ["findJournalFolder", [{ argument: 5 }], 'option "argument" must be a string, received 5'],
    ["listJournals", [{}], `${folderMessage} an object`],
  ] as const)("of %s is named: %j", async (name, given, message) => {
    expect(await messageOf(name, ...given)).toMatch(message);
  });
});
