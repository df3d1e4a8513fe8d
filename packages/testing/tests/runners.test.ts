/** Runs failing and passing tests in real test runners and looks at the folders that their games leave. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";

const source = "--conditions=@shipslog/source";
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A place inside the project, so that its packages are found by name, with a temporary folder of its own. */
function makePlace(files: Readonly<Record<string, string>>): { readonly folder: string; readonly temporary: string } {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/runner-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  return { folder, temporary };
}

interface RunResult {
  readonly code: unknown;
  readonly printed: string;
  /** The folders of games that are left. */
  readonly left: readonly string[];
}

function run(
  program: string,
  words: readonly string[],
  { folder, temporary }: ReturnType<typeof makePlace>,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const { VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...outside } = process.env;
  const env = { ...outside, TMPDIR: temporary, ...variables };
  return new Promise((resolve) => {
    execFile(program, words, { cwd: folder, env }, (error, stdout, stderr) => {
      const left = readdirSync(temporary).filter((name) => name.startsWith("shipslog-game-"));
      resolve({ code: error?.code ?? 0, printed: stdout + stderr, left });
    });
  });
}

/** Expects that only the folder of the failed test is left, and that its path was printed. */
function expectOneKept({ code, printed, left }: RunResult, temporary: string): void {
  expect({ code, left, printed }).toMatchObject({ code: 1, left: [expect.any(String)] });
  expect(printed).toContain(`the test failed: the game's folder is kept in ${join(temporary, left[0] ?? "")}`);
  expect(readdirSync(join(temporary, left[0] ?? ""))).toContain("Status.json");
}

describe("node:test", () => {
  const file = (options: string) => `
    import assert from "node:assert/strict";
    import test from "node:test";
    import { launchGame } from "@shipslog/testing";
    for (const isRight of [true, false, true]) {
      test(\`is right: \${isRight}\`, async (t) => {
        const game = await launchGame(${options});
        try {
          await game.do("undock");
          assert.equal(game.written("Docked").length === 0, isRight);
        } finally {
          await game.close();
        }
      });
    }`;

  for (const version of ["node22", "node24", "node26"]) {
    const node = needs(`node_modules/${version}/bin/node`);
    node.it(`keeps the folder of a failed test that passes its context on ${version}`, async () => {
      const place = makePlace({ "game.mjs": file("{ seed: 42, test: t }") });
      expectOneKept(await run(node.path, [source, "--test", "game.mjs"], place), place.temporary);
    });
    if (version === "node22") continue;
    node.it(`finds the test by itself on ${version}`, async () => {
      const place = makePlace({ "game.mjs": file("{ seed: 42 }") });
      expectOneKept(await run(node.path, [source, "--test", "game.mjs"], place), place.temporary);
    });
  }
});

describe("vitest", () => {
  const config = `export default {
    ssr: { resolve: { conditions: ["@shipslog/source", "node", "import", "module", "default"] } },
    test: { include: ["*.test.ts"] },
  };`;
  const file = (options: string) => `
    import { expect, it } from "vitest";
    import { launchGame } from "@shipslog/testing";
    it.each([true, false, true])("is right: %s", { timeout: 100_000 }, async (isRight) => {
      const game = await launchGame(${options});
      try {
        await game.do("undock");
        expect(game.written("Docked").length === 0).toBe(isRight);
      } finally {
        await game.close();
      }
    });`;
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run"];

  it("finds the test by itself and keeps the folder of a failed one", async () => {
    const place = makePlace({ "vitest.config.mjs": config, "game.test.ts": file("{ seed: 42 }") });
    expectOneKept(await run(process.execPath, vitest, place), place.temporary);
  });

  it("keeps every folder if SHIPSLOG_KEEP is set", async () => {
    const place = makePlace({ "vitest.config.mjs": config, "game.test.ts": file("{ seed: 42 }") });
    const { left } = await run(process.execPath, vitest, place, { SHIPSLOG_KEEP: "1" });
    expect(left).toHaveLength(3);
  });
});

describe("a process that ends", () => {
  const file = `
    import { launchGame } from "@shipslog/testing";
    const game = await launchGame({ seed: 42 });
    console.log(game.folder);
    process.exit(0);`;

  it("removes the folder of a game that was not closed", async () => {
    const place = makePlace({ "game.mjs": file });
    const { printed, left } = await run(process.execPath, [source, "game.mjs"], place);
    expect(printed).toContain(place.temporary);
    expect(left).toEqual([]);
  });

  it("ends without an error when another program uses the folder of a game, and names the folder", async () => {
    const busy = `
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      fs.rmSync = () => { throw Object.assign(new Error("EBUSY: resource busy or locked"), { code: "EBUSY" }); };
      syncBuiltinESMExports();`;
    const place = makePlace({ "busy.mjs": busy, "game.mjs": file.replace("process.exit(0);", "") });
    const { code, printed, left } = await run(process.execPath, [source, "--import", "./busy.mjs", "game.mjs"], place);
    expect(code).toBe(0);
    expect(printed).toContain(`${join(place.temporary, left[0] ?? "")} cannot be removed: EBUSY`);
  });
});

describe("@shipslog/testing/events", () => {
  it("imports no module of Node", async () => {
    const hooks = `
      import { registerHooks } from "node:module";
      registerHooks({
        resolve(name, context, next) {
          if (name.startsWith("node:")) throw new Error(\`\${context.parentURL} imports \${name}\`);
          return next(name, context);
        },
      });`;
    const file = (module: string) => `
      const { simulateEvents } = await import("${module}");
      console.log(simulateEvents({ seed: 42, steps: [{ do: "undock" }] }).length > 3);`;
    const place = makePlace({
      "hooks.mjs": hooks,
      "events.mjs": file("@shipslog/testing/events"),
      "disk.mjs": file("@shipslog/testing"),
    });
    const words = [source, "--import", "./hooks.mjs"];
    expect(await run(process.execPath, [...words, "events.mjs"], place)).toMatchObject({ code: 0, printed: "true\n" });
    // The hooks notice the modules of Node that the rest needs.
    expect((await run(process.execPath, [...words, "disk.mjs"], place)).printed).toMatch(/imports node:/);
  });
});
