import { foreignPackages, type Complaint, type Lock } from "./Lock.ts";

/** Licences under which anyone may ship our packages with theirs. */
const forShipping = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
  "BlueOak-1.0.0",
]);

/** Licences of tools we only run. */
const forTools = new Set([...forShipping, "MPL-2.0", "PSF-2.0", "Python-2.0", "CC-BY-4.0", "CC-BY-3.0"]);

/** Dependencies of development whose code is bundled into what ships. */
const bundled = new Set(["preact", "@preact/signals", "@preact/signals-core", "three"]);

/** Says which packages have no licence, or one that does not fit what they are used for. */
export function judgeLicences(lock: Lock): readonly Complaint[] {
  return foreignPackages(lock).flatMap(({ name, version, license, dev }) => {
    const ships = dev !== true || bundled.has(name);
    const isFine = license !== undefined && (ships ? forShipping : forTools).has(license);
    return isFine
      ? []
      : [`${name} ${version}: licence ${license ?? "unknown"} does not fit ${ships ? "what ships" : "a tool"}`];
  });
}
