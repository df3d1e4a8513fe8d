import { readManifest } from "./parts/packageFolder.ts";

/** What to tell a user whose Node is older than `engines` of the package allows; undefined when it is new enough. */
export function describeOldNode(found: string, needed = readNeededNode()): string | undefined {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Node ${needed} or newer is needed, this is Node ${found}; install a newer one from https://nodejs.org`;
}

/** Reads the oldest version in `engines`, as 22.18. */
function readNeededNode(): string {
  return readManifest().engines.node.replace(/^>=/, "");
}
