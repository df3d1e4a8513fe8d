import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProofSourceReader } from "../../lab/proof/ProofSourceReader.ts";
import { judgeRecords, recordLines } from "./staleRecords.ts";

let place = "";
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
const recordOf = (more: object = {}) => ({
  name: "a",
  passed: true,
  size: 5,
  commit: "abc",
  date: "2026-11-16T00:00:00Z",
  ...more,
});
const stateAfter = (record: object) => {
  write("docs/proof/a.json", JSON.stringify(record));
  return judgeRecords(["a"], place)[0]?.state;
};

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-stale-"));
  write("packages/x/package.json", JSON.stringify({ exports: { ".": { "@shipslog/source": "./src/index.ts" } } }));
  write("packages/x/src/index.ts", `export { b } from "./b.ts";`);
  write("packages/x/src/b.ts", `/** Why. */ export const b = 1;`);
  write("packages/x/src/other.ts", `export const other = 1;`);
  write("proof/a.ts", `import { b } from "@shipslog/x"; export const proof = b;`);
});
afterEach(() => rmSync(place, { recursive: true }));

describe("the record of a proof", () => {
  it("is fresh until code that the proof imports changes, also through a package", () => {
    const sources = new ProofSourceReader(place).read("a");
    expect(sources.files).toBe(3);
    expect(stateAfter(recordOf({ sources }))).toBe("fresh");
    write("packages/x/src/b.ts", `// Another comment.\nexport const b = 1;\n`);
    write("packages/x/src/other.ts", `export const other = 2;`);
    expect(stateAfter(recordOf({ sources }))).toBe("fresh");
    write("packages/x/src/b.ts", `export const b = 2;`);
    expect(stateAfter(recordOf({ sources }))).toBe("stale");
  });

  it("is not fresh when it failed, ran uncommitted code, or does not say what ran", () => {
    const sources = new ProofSourceReader(place).read("a");
    expect(stateAfter(recordOf({ sources, passed: false }))).toBe("failed");
    expect(stateAfter(recordOf({ sources, commit: "abc-dirty" }))).toBe("dirty");
    expect(stateAfter(recordOf())).toBe("without sources");
    expect(judgeRecords(["b"], place)[0]?.state).toBe("missing");
  });

  it("is listed with date, commit and size", () => {
    write("docs/proof/a.json", JSON.stringify(recordOf()));
    expect(recordLines(judgeRecords(["a"], place))).toEqual([
      "without sources  a                          2026-11-16  abc  size 5",
      "0 of 1 records are fresh",
    ]);
  });
});

it.each([
  ["a script", `"scripts/child.ts"`],
  ["a folder of scripts", `"scripts/more"`],
])("the sources of a proof include %s that it names", (_, named) => {
  write("proof/scripts/child.ts", `import { b } from "@shipslog/x"; b();`);
  write("proof/scripts/more/child.ts", `import { b } from "@shipslog/x"; b();`);
  write("proof/started.ts", `const script = join(import.meta.dirname, ${named}); export const proof = script;`);
  const before = new ProofSourceReader(place).read("started");
  write("packages/x/src/b.ts", `export const b = 2;`);
  expect(new ProofSourceReader(place).read("started").digest).not.toBe(before.digest);
});

it("the sources of a proof include what it starts in other processes", () => {
  write("packages/cli/src/shipslog.ts", `import "./exitCodes.ts";`);
  write("packages/cli/src/exitCodes.ts", "export const fine = 0;");
  write("proof/started.ts", `const built = "packages/cli/dist/shipslog.js"; export const proof = built;`);
  const before = new ProofSourceReader(place).read("started");
  write("packages/cli/src/exitCodes.ts", "export const fine = 7;");
  expect(new ProofSourceReader(place).read("started").digest).not.toBe(before.digest);
});
