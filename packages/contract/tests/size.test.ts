/** What the contract costs a web page. */
import { gzipSync } from "node:zlib";
import { kinds } from "@shipslog/contract";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";

const kilobyte = 1024;
const allLimit = 30 * kilobyte;
const oneLimit = 9 * kilobyte;

/** Bundles one line of code as a web page would, minified, with nothing of Node in it. */
async function bundle(code: string): Promise<string> {
  const entry = "virtual:entry";
  const build = await rolldown({
    input: entry,
    cwd: root,
    platform: "browser",
    resolve: { conditionNames: ["@shipslog/source", "browser", "import", "default"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `${root}/entry.js` : null),
        load: (id) => (id === `${root}/entry.js` ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "es", minify: true });
  return output[0].code;
}

const gzippedBytes = (code: string) => gzipSync(code, { level: 9 }).length;

/** Code that a content security policy without `unsafe-eval` refuses. */
const evaluates = (code: string) => /\beval\s*\(|\bnew Function\b|\bFunction\s*\(/.test(code);

describe("the validators in a web page", () => {
  it("are under 30 KB gzipped, and evaluate no code", async () => {
    const all = await bundle('export { validate } from "@shipslog/contract";');
    expect(gzippedBytes(all)).toBeLessThan(allLimit);
    expect(evaluates(all)).toBe(false);
  });

  it.each(kinds)("take less than 9 KB gzipped for %s alone, and evaluate no code", async (kind) => {
    const one = await bundle(`export { ${kind} } from "@shipslog/contract/kinds/${kind}";`);
    expect(gzippedBytes(one)).toBeLessThan(oneLimit);
    expect(evaluates(one)).toBe(false);
  });
});
