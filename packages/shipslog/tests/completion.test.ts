/** Completion in real shells: what each offers for an unfinished command line. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { scenarioNames } from "@shipslog/simulator";
import { afterAll, beforeAll, expect } from "vitest";
import { commandTable } from "../src/commandTable.ts";
import { shipslogOnPath } from "../../../tests/helpers/terminal/onPath.ts";
import { Terminal } from "../../../tests/helpers/terminal/Terminal.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

let place = "";
let env: NodeJS.ProcessEnv = {};
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-completion-"));
  env = { ...shipslogOnPath(place), HOME: place };
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

needs("/usr/bin/fish").it("fish offers commands, options, their values and scenarios", async () => {
  const lines = ["shipslog ", "shipslog wat", "shipslog watch --fr", "shipslog watch --from ", "shipslog simulate "];
  const script = ["shipslog completion fish | source", ...lines.map((line) => `complete -C "${line}"; echo ====`)];
  const { stdout } = await promisify(execFile)("fish", ["--no-config", "-c", script.join("; ")], { cwd: place, env });
  const offered = stdout.split("====\n").map((block) => block.split("\n").flatMap((each) => each.split("\t")[0] || []));
  expect(offered.map((words) => words.toSorted())).toEqual([
    [...commandTable.keys()].toSorted(),
    ["watch"],
    ["--from"],
    ["end", "start"],
    [...scenarioNames].toSorted(),
    [],
  ]);
});

needs("/usr/bin/zsh", "/usr/bin/script").it("zsh offers commands, options, their values and scenarios", async () => {
  await using terminal = new Terminal("exec zsh -f", { columns: 100, rows: 40, cwd: place, env });
  const type = async (keys: string, shows: RegExp) => {
    terminal.press(keys);
    await terminal.until((text) => shows.test(text));
  };
  await type(
    "PS1='> '; autoload -U compinit; compinit -D; source <(shipslog completion zsh); echo rea''dy\n",
    /^ready\n>$/m,
  );
  await type("shipslog wat\t", /^> shipslog watch$/m);
  await type("--fr\t", /^> shipslog watch --from$/m);
  await type("sta\t", /^> shipslog watch --from start$/m);
  await type("\u0015shipslog sim\t", /^> shipslog simulate$/m);
  await type("grand\t", /^> shipslog simulate grand-tour$/m);
  await type("\u0015shipslog simulate \t\t", /carrier-owner +explorer/);
  expect(terminal.text).not.toMatch(/error|command not found|bad /);
});

needs("/usr/bin/zsh", "/usr/bin/script").it("zsh loads the script from a folder of fpath", async () => {
  await using terminal = new Terminal("exec zsh -f", { columns: 100, rows: 40, cwd: place, env });
  terminal.press("mkdir -p f; shipslog completion zsh > f/_shipslog; fpath=($PWD/f $fpath)\n");
  terminal.press("PS1='> '; autoload -U compinit; compinit -u -D; echo rea''dy\n");
  await terminal.until((text) => /^ready\n>$/m.test(text));
  terminal.press("shipslog simulate gra\t");
  await terminal.until((text) => /^> shipslog simulate grand-tour$/m.test(text));
  expect(terminal.text).not.toContain("error");
});

needs("/usr/bin/script").it("bash offers commands, values and scenarios at the prompt", async () => {
  await using terminal = new Terminal("exec bash --norc --noprofile -i", { columns: 100, rows: 40, cwd: place, env });
  const type = async (keys: string, shows: RegExp) => {
    terminal.press(keys);
    await terminal.until((text) => shows.test(text));
  };
  await type("PS1='> '; source <(shipslog completion bash); echo rea''dy\n", /^ready\n>$/m);
  await type("shipslog wat\t", /^> shipslog watch$/m);
  await type("\u0015shipslog watch --from sta\t", /^> shipslog watch --from start$/m);
  await type("\u0015shipslog simulate gr\t", /^> shipslog simulate grand-tour$/m);
  expect(terminal.text).not.toContain("error");
});
