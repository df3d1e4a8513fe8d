import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { packAll } from "../../../tools/packages/pack.ts";
import { root } from "../../../tools/workspace.ts";

const mostMs = 120_000;

/** What an author installs: the package, and those it depends on. */
const needed = ["contract", "faults", "journal", "simulator", "testing"].map((name) => `@shipslog/${name}`);

/** Does what an author does in an empty folder: a package.json, npm install, a test file, node --test. */
longTest(
  {
    claim: "An author's own test file is green less than two minutes after an empty folder, npm install included.",
    size: { check: 1, full: 1, of: "installation" },
    needs: [join("packages", "testing", "dist")],
    alone: true,
  },
  ({ isLong }) => {
    const tarballs = packAll().flatMap(({ name, tarball }) => (needed.includes(name) ? [tarball] : []));
    const folder = mkdtempSync(join(tmpdir(), "shipslog-author-"));
    const { VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const start = (command: string, ...words: readonly string[]) => {
      const startedMs = performance.now();
      const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, env, encoding: "utf8" });
      expect({ status, printed: stdout + stderr }).toMatchObject({ status: 0 });
      return { printed: stdout, tookMs: Math.round(performance.now() - startedMs) };
    };
    try {
      writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
      const soon = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"];
      const install = start("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", ...soon, ...tarballs);
      const example = readFileSync(join(root, "examples/06-test-with-node.test.mjs"));
      writeFileSync(join(folder, "tool.test.mjs"), example);
      const test = start(process.execPath, "--test", "--test-reporter=tap");
      expect(test.printed).toContain("# pass 2");
      if (isLong) expect(install.tookMs + test.tookMs).toBeLessThan(mostMs);
      return `installed in ${install.tookMs} ms, tested in ${test.tookMs} ms`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
