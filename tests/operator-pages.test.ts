/** The command lines on the pages for operators: each is one that the command accepts. `npm run packages` runs those of docs/operate.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alerts } from "../packages/fleet/src/monitoring/alerts.ts";
import { readShellSteps } from "./helpers/pages/shellBlocks.ts";
import { root } from "../tools/workspace.ts";
import { fleetCommand } from "../packages/shipslog/src/commands/fleet/fleet.ts";
import { subcommands } from "../packages/shipslog/src/commands/fleet/subcommands.ts";
import { commandTable } from "../packages/shipslog/src/commandTable.ts";
import { parseCommandLine } from "../packages/shipslog/src/command/parseCommandLine.ts";

const pages = ["operate", "first/operator", "fleet", "feed", "security", "scale"].map((name) => `docs/${name}.md`);

/** The command lines in blocks and in the text, without comments and what a shell does with their output. */
function commandLinesOf(page: string): readonly string[] {
  const text = readFileSync(join(root, page), "utf8");
  const inText = [...text.matchAll(/`(shipslog [a-z][^`]*)`/g)].map(([, line = ""]) => line);
  const inBlocks = readShellSteps(text).flatMap(({ script }) => script.split("\n"));
  return [...inText, ...inBlocks]
    .map((line) => line.replace(/\s+#.*|\s+>.*/, ""))
    .filter((line) => line.startsWith("shipslog "));
}

const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ""));

/** What is wrong with a command line; undefined if it can be parsed. */
async function complaintAbout(line: string): Promise<string | undefined> {
  const [name = "", ...words] = wordsOf(line);
  try {
    const command = await commandTable.get(name)?.load();
    if (command === undefined) return `shipslog ${name} does not exist`;
    const [word = ""] = parseCommandLine(command, words).positionals;
    return command === fleetCommand && !subcommands.has(word) ? `fleet ${word} does not exist` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it.each(pages)("%s has command lines that are accepted", async (page) => {
  const complaints = await Promise.all(
    commandLinesOf(page).map(async (line) => [line, await complaintAbout(line)] as const),
  );
  expect(complaints.filter(([, complaint]) => complaint !== undefined)).toEqual([]);
});

it("docs/operate.md has a reason for the threshold of every alert", () => {
  const text = readFileSync(join(root, "docs/operate.md"), "utf8");
  const named = [...text.matchAll(/^\| `(Shipslog\w+)` \| .+ \| .+ \|$/gm)].map(([, name]) => name);
  expect(named).toEqual(alerts.map(({ name }) => name));
});

it("finds them, and those that are wrong", async () => {
  expect(commandLinesOf("docs/operate.md").length).toBeGreaterThan(30);
  expect(await complaintAbout("shipslog fleet hoist")).toContain("does not exist");
  expect(await complaintAbout("shipslog fleet collect --into-the lake")).toContain("--into-the");
});
