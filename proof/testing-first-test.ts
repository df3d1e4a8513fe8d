import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packAll } from "../lab/packages/pack.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { root } from "../lab/workspace.ts";

const mostMs = 120_000;

/** What an author installs: the package, and those it depends on. */
const needed = ["contract", "faults", "journal", "simulator", "testing"].map((name) => `@shipslog/${name}`);

/** Does what an author does in an empty folder: a package.json, npm install, a test file, node --test. */
export const proof: Proof = {
  name: "testing-first-test",
  claim: "An author's own test file is green less than two minutes after an empty folder, npm install included.",
  fullSize: 1,
  reducedSize: 1,
  isAlone: true,
  needs: [join("packages", "testing", "dist")],
  run({ isReduced, report }) {
    const tarballs = packAll().flatMap(({ name, tarball }) => (needed.includes(name) ? [tarball] : []));
    const folder = mkdtempSync(join(tmpdir(), "shipslog-author-"));
    const { VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const start = (command: string, ...words: readonly string[]) => {
      const startedMs = performance.now();
      const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, env, encoding: "utf8" });
      return { status, printed: stdout + stderr, tookMs: Math.round(performance.now() - startedMs) };
    };
    try {
      writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
      const soon = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"];
      const install = start("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", ...soon, ...tarballs);
      const example = readFileSync(join(root, "examples/06-test-with-node.test.mjs"));
      writeFileSync(join(folder, "tool.test.mjs"), example);
      const test = start(process.execPath, "--test", "--test-reporter=tap");
      const isGreen = install.status === 0 && test.status === 0 && test.printed.includes("# pass 2");
      if (!isGreen) report(install.printed + test.printed);
      const result = { installMs: install.tookMs, testMs: test.tookMs, isGreen };
      report(JSON.stringify(result));
      return { passed: isGreen && (isReduced || install.tookMs + test.tookMs < mostMs), result };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
