import { judgeContents } from "../lab/packages/judgeContents.ts";
import { packageContents } from "../lab/packages/pack.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { readPackages } from "../lab/workspace.ts";

/** What users of each package download. */
export const proof: Proof = {
  name: "packages-contents",
  claim: "npm packs of each built package its modules, their sources and what belongs to them, and nothing else.",
  fullSize: readPackages().length,
  reducedSize: readPackages().length,
  run({ report }) {
    const packages = packageContents().map(({ name, files, bytes }) => {
      const needless = judgeContents(files);
      report(`${name}: ${files.length} files, ${bytes} bytes packed, ${needless.length} needless`);
      return { name, packedBytes: bytes, needless, files };
    });
    const passed = packages.every(({ files, needless }) => files.length > 3 && needless.length === 0);
    return { passed, result: { packages } };
  },
};
