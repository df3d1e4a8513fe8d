import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandTable } from "../../packages/shipslog/src/commandTable.ts";
import { generalHelp } from "../../packages/shipslog/src/generalHelp.ts";
import type { Installed } from "./install.ts";
import { trials } from "./trials.ts";
import { commandsIn, tryCommand } from "./tryCommand.ts";

/** A command that prints its arguments and exits with the first of them; `wait` ends on Ctrl-C. */
const stub = `#!/bin/sh
trap 'exit 0' INT
echo "$*"
[ "$1" = wait ] || exit "$1"
while :; do sleep 0.05; done
`;

let installed: Installed = { folder: "", env: {}, cost: { bytes: 0, ms: 0 } };
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-try-"));
  writeFileSync(join(folder, "shipslog"), stub, { mode: 0o755 });
  installed = {
    folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` },
    cost: { bytes: 0, ms: 0 },
  };
});
afterAll(() => rmSync(installed.folder, { recursive: true }));

it("reads the commands from the help", () => {
  expect(commandsIn(generalHelp())).toEqual([...commandTable.keys()]);
});

it("has a trial for every command", () => {
  expect([...commandTable.keys()].filter((command) => trials[command] === undefined)).toEqual([]);
});

it("accepts the expected output and exit code, and ends an endless command with Ctrl-C", async () => {
  expect(await tryCommand({ line: "0 fine", prints: /fine/ }, installed)).toBeUndefined();
  expect(await tryCommand({ line: "wait here", prints: /here/, isEndless: true }, installed)).toBeUndefined();
});

it("reports other output and another exit code", async () => {
  expect(await tryCommand({ line: "0 fine", prints: /bad/ }, installed)).toContain("printed\n0 fine");
  expect(await tryCommand({ line: "3 fine", prints: /fine/ }, installed)).toContain("ended with 3");
});
