import { spawnSync } from "node:child_process";
import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { describe, expect, it } from "vitest";
import { commandTable } from "../../commandTable.ts";
import { quote } from "./Shell.ts";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

async function completion(...words: string[]) {
  const host = testHost();
  const code = await run(["completion", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

/** What bash offers for a command line, of which the last word is being written. */
async function offeredFor(...line: string[]): Promise<readonly string[]> {
  const { out } = await completion("bash");
  const words = `COMP_WORDS=(${line.map(quote).join(" ")}); COMP_CWORD=${line.length - 1}; _shipslog`;
  const { stdout, stderr } = spawnSync("bash", ["-c", `${out}\n${words}; printf '%s\\n' "\${COMPREPLY[@]}"`], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout.split("\n").filter((each) => each !== "");
}

describe("shipslog completion", () => {
  it.each(["bash", "zsh", "fish", "powershell"])("lists every command and option for %s", async (shell) => {
    const { code, out } = await completion(shell);
    expect(code).toBe(0);
    for (const [name, lazy] of commandTable) {
      const flags = Object.keys((await lazy.load()).options);
      expect([name, ...flags].filter((word) => !out.includes(word))).toEqual([]);
    }
  });

  it("completes commands, options, their values and words in bash", async () => {
    expect(await offeredFor("shipslog", "")).toEqual([...commandTable.keys()]);
    expect(await offeredFor("shipslog", "wa")).toEqual(["watch"]);
    expect(await offeredFor("shipslog", "watch", "--fr")).toEqual(["--from"]);
    expect(await offeredFor("shipslog", "watch", "--from", "")).toEqual(["start", "end"]);
    expect(await offeredFor("shipslog", "check", "journal", "--format", "j")).toEqual(["json", "junit"]);
    expect(await offeredFor("shipslog", "simulate", "--seed", "")).toEqual([]);
    expect(await offeredFor("shipslog", "schema", "")).toEqual([...kinds, ...observedKinds]);
    // The name of a rule that is also the code of a defect is offered once.
    expect(await offeredFor("shipslog", "explain", "half-")).toEqual(["half-line"]);
    expect(await offeredFor("shipslog", "explain", "jump-")).toContain("jump-distance");
    expect(await offeredFor("shipslog", "explain", "F1")).toContain("F17");
    expect(await offeredFor("shipslog", "replay", "")).toEqual([]);
    expect(await offeredFor("shipslog", "frobnicate", "--")).toEqual([]);
  });

  it.each([[[]], [["tcsh"]], [["bash", "zsh"]]])("rejects %j and names the shells", async (words) => {
    const { code, err } = await completion(...words);
    expect(code).toBe(2);
    expect(err).toContain("bash | zsh | fish");
  });
});
