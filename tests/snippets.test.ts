import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readPackages, root } from "../tools/workspace.ts";

/** The Markdown files whose TypeScript blocks are run. */
const pages = ["README.md", ...readPackages().map(({ folder }) => `packages/${folder}/README.md`)];

interface Snippet {
  readonly page: string;
  readonly number: number;
  readonly code: string;
}

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(root, page), "utf8");
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? "");
  return blocks.map((code, index) => ({ page, number: index + 1, code }));
}

/** The comment lines after a console.log are its expected output. */
function expectedOutput(code: string): string[] {
  const lines = code.split("\n").map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const isExpected = line.startsWith("// ") && /^(console\.log|\/\/ )/.test(lines[index - 1] ?? "");
    return isExpected ? [line.slice(3)] : [];
  });
}

/** Whether a snippet needs syntax that Node 22 does not know; the compiler of a project translates it there. */
const isUnknown = (code: string) => code.includes("await using") && Number.parseInt(process.versions.node, 10) < 24;

function translate(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

/** Runs a snippet as a file of this project, so that its imports resolve as for a user. */
async function runSnippet({ page, number, code }: Snippet): Promise<string[]> {
  const folder = join(root, ".cache/snippets");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${page.replaceAll(/[/.]/g, "-")}-${number}.${isUnknown(code) ? "mjs" : "ts"}`);
  writeFileSync(path, isUnknown(code) ? translate(code) : code);
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@shipslog/source", path]);
  return stdout.trimEnd().split("\n");
}

describe("TypeScript in the READMEs", () => {
  const snippets = pages.flatMap(snippetsOf);

  it("exists", () => {
    expect(snippets.length).toBeGreaterThan(1);
  });

  it.each(snippets)("$page, snippet $number, prints its expected output", async (snippet) => {
    const expected = expectedOutput(snippet.code);
    const printed = await runSnippet(snippet);
    expect(printed.join("")).not.toBe("");
    expect(expected.length === 0 ? [] : printed).toEqual(expected);
  });
});
