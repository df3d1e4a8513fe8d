/** The oldest Node that `engines` of the package allows. It is written here too, because what reads a file is loaded later. */
const neededNode = "22.18";

/** What to tell a user whose Node is older than `engines` of the package allows; undefined when it is new enough. */
export function describeOldNode(found: string): string | undefined {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = neededNode.split(".").map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Node ${neededNode} or newer is needed, this is Node ${found}; install a newer one from https://nodejs.org`;
}
