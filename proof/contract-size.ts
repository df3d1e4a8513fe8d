import { gzipSync } from "node:zlib";
import { kinds } from "@shipslog/contract";
import { rolldown } from "rolldown";
import { root } from "../lab/workspace.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const kilobyte = 1024;
const allLimit = 30 * kilobyte;
const oneLimit = 8 * kilobyte;

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

/** What the contract costs a web page. */
export const proof: Proof = {
  name: "contract-size",
  claim: "All sixteen validators are under 30 KB gzipped, one alone under 8 KB, and none evaluates code.",
  fullSize: kinds.length,
  reducedSize: kinds.length,
  async run({ report }) {
    const all = await bundle('export { validate } from "@shipslog/contract";');
    const each: Record<string, number> = {};
    let allEvaluates = evaluates(all);
    for (const kind of kinds) {
      const one = await bundle(`export { ${kind} } from "@shipslog/contract/kinds/${kind}";`);
      each[kind] = gzippedBytes(one);
      allEvaluates ||= evaluates(one);
    }
    const largest = Math.max(...Object.values(each));
    report(`all ${gzippedBytes(all)} bytes, the largest kind alone ${largest} bytes`);
    const passed = gzippedBytes(all) < allLimit && largest < oneLimit && !allEvaluates;
    return { passed, result: { allBytes: gzippedBytes(all), eachBytes: each, evaluates: allEvaluates } };
  },
};
