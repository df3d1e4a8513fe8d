import { foreignPackages, type Complaint, type Lock } from "./Lock.ts";

/** Licences that allow anyone to ship our packages with their own. */
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

/** Development dependencies whose code is bundled into what ships. */
const bundled = new Set(["preact", "@preact/signals", "@preact/signals-core", "three"]);

/** Lists packages without a licence, or with one that does not fit their use. */
export function judgeLicences(lock: Lock): readonly Complaint[] {
  return foreignPackages(lock).flatMap(({ name, version, license, dev }) => {
    const ships = dev !== true || bundled.has(name);
    const isFine = license !== undefined && (ships ? forShipping : forTools).has(license);
    return isFine
      ? []
      : [`${name} ${version}: licence ${license ?? "unknown"} does not fit ${ships ? "what ships" : "a tool"}`];
  });
}
