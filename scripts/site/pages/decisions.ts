import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../lab/workspace.ts";
import type { Page } from "../Page.ts";

const folder = join(root, "docs/decisions");

/** The page that lists the decisions; each is a written page of its own. */
export function decisionPages(): readonly Page[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort();
  const lines = files.map((file) => `- [${titleOf(readFileSync(join(folder, file), "utf8"))}](./${file})`);
  return [
    {
      path: "decisions/index.md",
      text: `# Decisions\n\nChoices that cost something: context, choice, price.\n\n${lines.join("\n")}\n`,
    },
  ];
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? "untitled";
