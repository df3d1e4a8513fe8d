/** Files of tests that cannot run on Windows or under Wine, and why. */
export const notOnWindows: Readonly<Record<string, string>> = {
  "packages/journal/src/read/hostileFolder.test.ts":
    "Windows has no FIFO, no sockets with a path, no mode bits and no ulimit",
  "packages/journal/src/companion/hostileCompanion.test.ts": "Windows has no FIFO",
  "packages/journal/src/write/exclusiveOpen.test.ts":
    "it starts processes with the sources, and Node runs no TypeScript below node_modules, where Wine does not resolve links",
};
