/** The examples of the API page, run against a cockpit. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../../../tests/helpers/limits/until.ts";
import { root } from "../../../tools/workspace.ts";
import { lines, PushStream, startTestCockpit } from "./helpers/cockpit.ts";

const page = readFileSync(join(root, "docs/cockpit-api.md"), "utf8");

function exampleIn(language: string, port: number): string {
  const [, code = ""] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "ms").exec(page) ?? [];
  if (!code.includes(":4747")) throw new Error(`the page has no example in ${language}`);
  return code.replaceAll(":4747", `:${port}`);
}

const runners: Readonly<Record<string, readonly string[]>> = {
  js: [process.execPath, "--input-type=module", "--eval"],
  python: ["python3", "-c"],
};

const at = (second: number, rest: string) => `{"timestamp":"2026-05-01T12:00:0${second}Z",${rest}}`;
const written = lines([
  at(1, '"event":"Music"'),
  at(2, '"event":"FSDJump","StarSystem":"Sol"'),
  at(3, '"event":"Docked","StationName":"Galileo","StarSystem":"Sol"'),
]);

describe("the example of the API page in", () => {
  it.each(Object.keys(runners))("%s prints jumps and dockings as they happen", async (language) => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    stream.push(...written.slice(0, 2));
    const [command = "", ...words] = runners[language] ?? [];
    const program = spawn(command, [...words, exampleIn(language, port)]);
    onTestFinished(() => void program.kill());
    let output = "";
    program.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    program.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await until(() => output.includes("\n"), "the first line");
    stream.push(...written.slice(2));
    await until(() => output.includes("Galileo"), "the second line");
    expect(output.trim().split(/\r?\n/)).toEqual([
      "2026-05-01T12:00:02Z FSDJump Sol",
      "2026-05-01T12:00:03Z Docked Galileo",
    ]);
  });
});
