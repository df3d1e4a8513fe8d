/** Walks the first pages of the docs as a reader does: one after the other, in one folder. */
import { execFile } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ReviewedValues } from "@shipslog/contract/internal";
import type { ObservedDeclaration, ObservedTotals } from "@shipslog/contract/observed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSaved, readWalk, walk } from "./helpers/pages/walk.ts";
import { shipslogOnPath } from "./helpers/terminal/onPath.ts";
import { habits } from "../packages/simulator/src/observed/habits.ts";
import { mergeDeclarations } from "../tools/observe/mergeDeclarations.ts";
import { knownWords, mergeHabits } from "../tools/observe/mergeHabits.ts";
import { readSent } from "../tools/observe/readSent.ts";
import { root } from "../tools/workspace.ts";
import { commandTable } from "../packages/shipslog/src/commandTable.ts";

const first = ["player", "author", "data"].map((name) => `docs/first/${name}.md`);
const guides = readdirSync(join(root, "docs/guides")).map((name) => `docs/guides/${name}`);
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

let folder = "";
let env: NodeJS.ProcessEnv = {};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shipslog-guides-"));
  env = { ...shipslogOnPath(folder), NODE_OPTIONS: "--conditions=@shipslog/source" };
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // The guide about readers names it as a file of the user.
  copyFileSync(join(root, "examples/readers/reader.py"), join(folder, "reader.py"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("in one folder, the command lines of", () => {
  it.each(["docs/start.md", ...guides, ...first])("%s print what the page shows", async (page) => {
    for (const { name, text } of readSaved(textOf(page))) writeFileSync(join(folder, name), text);
    for (const step of readWalk(textOf(page))) {
      expect([step.line, await walk(step, { folder, env })]).toEqual([step.line, undefined]);
    }
  });
});

describe("docs/guides/contribute-a-journal.md", () => {
  it("ends with a file that a maintainer can merge", () => {
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(join(root, "packages/contract/observed", file), "utf8"));
    const described = {
      declarations: read("kinds.json") as readonly ObservedDeclaration[],
      reviewed: read("values.json") as ReviewedValues,
      totals: read("totals.json") as ObservedTotals,
    };
    const sent = readSent(readFileSync(join(folder, "observed.json"), "utf8"));
    const { declarations, byHand } = mergeDeclarations(described, sent);
    expect(declarations.at(-1)).toMatchObject({ kind: "CarrierAnniversary", events: 1 });
    expect([declarations.length - described.declarations.length, byHand]).toEqual([1, []]);
    const merged = mergeHabits(habits, sent, knownWords(habits, described.reviewed));
    expect(merged.commanders.length).toBe(habits.commanders.length + 1);
  });
});

describe("docs/guides/test-your-tool.md", () => {
  it("begins with a test that passes", async () => {
    const [, code = ""] = /^```js\n(.*?)^```/ms.exec(textOf("docs/guides/test-your-tool.md")) ?? [];
    mkdirSync(join(root, ".cache"), { recursive: true });
    const place = mkdtempSync(join(root, ".cache/guide-"));
    copyFileSync(join(root, "examples/overlay/overlay.ts"), join(place, "overlay.ts"));
    writeFileSync(join(place, "overlay.test.mjs"), code);
    const { NODE_TEST_CONTEXT: _context, VITEST: _vitest, ...outside } = process.env;
    const words = ["--conditions=@shipslog/source", "--test", "--test-reporter=tap", "overlay.test.mjs"];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: place, env: outside });
    expect(stdout).toMatch(/^# pass 3\n# fail 0$/m);
    rmSync(place, { recursive: true });
  });
});

describe("the commands", () => {
  it.each(["README.md", "packages/shipslog/README.md"])("are all in the table of %s", (page) => {
    const rows = textOf(page)
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
    expect(named).toEqual(expect.arrayContaining([...commandTable.keys()]));
  });
});
