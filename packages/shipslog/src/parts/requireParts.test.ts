import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commandTable } from "../commandTable.ts";
import { testHost } from "../../tests/helpers/host.ts";
import { run } from "../run.ts";
import { readVersion } from "./version.ts";
import type { Installation, InstallationKind } from "./nodeInstallation.ts";

const version = readVersion();
const without = (kind: InstallationKind, found?: string): Installation => ({
  kind,
  commandLine: [],
  versionOf: () => found,
});

type Manifest = Readonly<Record<"peerDependencies" | "devDependencies", Readonly<Record<string, string>> | undefined>>;
const readPackage = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Manifest;

async function runWithout(words: readonly string[], installation = without("project")): Promise<readonly unknown[]> {
  const host = testHost({ installation });
  return [await run(words, host), host.err.text()];
}

describe("a command whose part is not installed", () => {
  it.each(["archive --out lake", "query --list", "query jumps-per-day", "report --out report.html"])(
    "%s names the command that adds DuckDB",
    async (line) => {
      expect(await runWithout(line.split(" "))).toEqual([
        3,
        `shipslog: this needs @shipslog/archive (with DuckDB); add it with: npm install @shipslog/archive@${version}\n`,
      ]);
    },
  );

  it("names all that a subcommand of fleet needs", async () => {
    const [, uplink] = await runWithout(["fleet", "uplink"]);
    expect(uplink).toMatch(/npm install @shipslog\/fleet@\S+\n$/);
    const [, collect] = await runWithout(["fleet", "collect", "--out", "lake"]);
    expect(collect).toMatch(/npm install @shipslog\/fleet@\S+ @shipslog\/archive@\S+\n$/);
  });

  it("names the version of quicktype that the packages ask for", async () => {
    const asked = readPackage("../../package.json").peerDependencies?.["quicktype-core"];
    expect(asked).toBe(readPackage("../../../../package.json").devDependencies?.["quicktype-core"]);
    expect(await runWithout(["schema", "--language", "rust"])).toEqual([
      3,
      `shipslog: this needs quicktype-core (with types for other languages); add it with: npm install quicktype-core@${asked}\n`,
    ]);
    expect(await runWithout(["schema", "Docked", "--language", "rust"], without("file"))).toEqual([
      3,
      expect.stringContaining(`hold it; install Node, then: npm install --global shipslog quicktype-core@${asked}\n`),
    ]);
    expect(await runWithout(["schema", "Docked"])).toEqual([0, ""]);
  });

  it("refuses a part of another version", async () => {
    expect(await runWithout(["query", "--list"], without("project", "0.0.1"))).toEqual([
      3,
      expect.stringContaining("npm install"),
    ]);
  });

  it.each([
    ["global", `npm install --global @shipslog/archive@${version}\n`],
    ["npx", `npx --package shipslog@${version} --package @shipslog/archive@${version} shipslog …\n`],
    ["file", `npm install --global shipslog @shipslog/archive@${version}\n`],
  ] as const)("says what to do when it was installed as %s", async (kind, advice) => {
    const [, text] = await runWithout(["query", "--list"], without(kind));
    expect(text).toContain(advice);
  });

  it.each([...commandTable.keys()])("still prints the help of %s", async (command) => {
    expect(await runWithout([command, "--help"])).toEqual([0, ""]);
  });

  it("still completes its options, and no names of queries", async () => {
    const host = testHost({ installation: without("project") });
    expect(await run(["completion", "bash"], host)).toBe(0);
    expect(host.out.text()).toContain("query) options='--list");
    expect(host.out.text()).not.toContain("jumps-per-day");
  });
});
