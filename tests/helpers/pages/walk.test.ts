import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";
import { patternOf, readWalk, walk } from "./walk.ts";

const page = `
\`\`\`console
$ echo one; echo two   # says so
one
two
$ seq 9
1
…
9
\`\`\`

\`\`\`sh
$ not this
\`\`\`

\`\`\`console
$ demo
$ shipslog check /tmp/shipslog-abcdef
12:00:00  FSDJump
\`\`\`
`;

describe("a walk", () => {
  const steps = readWalk(page);
  const [say, count, demo] = steps;
  const here = { folder: tmpdir(), env: process.env };

  it("reads the command lines of a page, and those that the demo prints as its output", () => {
    expect(steps.map(({ line }) => line)).toEqual(["echo one; echo two   # says so", "seq 9", "demo"]);
    expect(demo?.prints).toHaveLength(2);
  });

  it("accepts the output that the page shows", async () => {
    expect([await walk(say!, here), await walk(count!, here)]).toEqual([undefined, undefined]);
  });

  it("reports a different line, a missing one, one too many and a bad exit code", async () => {
    const printed = async (line: string) => await walk({ ...say!, line }, here);
    expect(await printed("echo one; echo three")).toContain("where the page has\none\ntwo");
    expect(await printed("echo one")).toBeDefined();
    expect(await printed("echo one; echo two; echo three")).toBeDefined();
    expect(await printed("echo one; echo two; exit 3")).toContain("ended with 3");
  });

  it("lets a command print nothing, and only that, where the page shows nothing", async () => {
    expect(await walk({ line: "true", prints: [] }, here)).toBeUndefined();
    expect(await walk({ line: "echo one", prints: [] }, here)).toContain("printed\none");
  });

  it("ends a command that does not end by itself", async () => {
    const line = "trap 'exit 0' INT; echo 1; while :; do sleep 0.05; done";
    expect(await walk({ line, prints: ["1", "…"] }, here)).toBeUndefined();
  });

  it("lets only the folder of the demo differ", () => {
    const pattern = patternOf(demo!);
    expect("$ shipslog check FOLDER\n12:00:00  FSDJump\n").toMatch(pattern);
    expect("$ shipslog check FOLDER\n12:00:01  FSDJump\n").not.toMatch(pattern);
    expect("$ shipslog check FOLDER\n12:00:00  Docked\n").not.toMatch(pattern);
  });
});

describe("README.md", () => {
  const text = readFileSync(join(root, "README.md"), "utf8");

  it("has at most 120 lines, and command lines to walk", () => {
    expect(text.split("\n").length - 1).toBeLessThanOrEqual(120);
    expect(readWalk(text).map(({ line }) => line.replace(/^npx /, "").split(" ")[1])).toEqual(
      expect.arrayContaining(["simulate", "check", "watch"]),
    );
  });
});
