import { describe, expect, it } from "vitest";
import { judgeLicences } from "./licences.ts";
import { judgeReasons, judgeScripts } from "./reasons.ts";

const lockOf = (license: string | undefined, dev: boolean) => ({
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a/node_modules/@b/c": { version: "1.2.3", dev, ...(license === undefined ? {} : { license }) },
    "node_modules/@shipslog/contract": { link: true },
  },
});

describe("dependencies", () => {
  it.each([
    ["MIT", false, []],
    ["MPL-2.0", true, []],
    ["MPL-2.0", false, ["@b/c 1.2.3: licence MPL-2.0 does not fit what ships"]],
    ["GPL-3.0", true, ["@b/c 1.2.3: licence GPL-3.0 does not fit a tool"]],
    [undefined, false, ["@b/c 1.2.3: licence unknown does not fit what ships"]],
  ])("a licence of %s, for development: %s", (license, dev, expected) => {
    expect(judgeLicences(lockOf(license, dev))).toEqual(expected);
  });

  it("applies the licences for shipped code to bundled code", () => {
    const lock = { packages: { "node_modules/three": { version: "1.0.0", license: "MPL-2.0", dev: true } } };
    expect(judgeLicences(lock)).toHaveLength(1);
  });

  it("requires a reason for each direct dependency", () => {
    const manifest = { name: "x", dependencies: { a: "1", "@shipslog/contract": "1" }, devDependencies: { b: "1" } };
    expect(judgeReasons([manifest], "| `a` | because |")).toEqual(["b: docs/dependencies.md does not say why"]);
  });

  it("rejects install scripts", () => {
    expect(judgeScripts([{ name: "x", scripts: { build: "tsc", postinstall: "curl" } }])).toEqual([
      "x: runs postinstall when installed",
    ]);
  });
});
