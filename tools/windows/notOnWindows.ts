/** Tests that cannot run on Windows or under Wine, and why: whole files, or some of their tests by name. */
export interface LeftOut {
  readonly file: string;
  /** Without it, the whole file is left out. */
  readonly test?: string;
  readonly reason: string;
}

const noFifo = "Windows has no FIFO";
const noLinks = "a user of Windows may not make links, and Wine does not show them to Windows programs";
const noBash = "there is no bash";
const noOpenssl = "there is no openssl";
const noProc = "Windows has no file, such as /proc/self/mem, that can be opened and not read";

const inCommand = (file: string, test: string, reason: string): LeftOut => ({
  file: `packages/shipslog/src/${file}`,
  test,
  reason,
});

/** Everything that is left out. */
export const notOnWindows: readonly LeftOut[] = [
  {
    file: "packages/journal/src/read/hostileFolder.test.ts",
    reason: "Windows has no FIFO, no sockets with a path, no mode bits and no ulimit",
  },
  { file: "packages/journal/src/companion/hostileCompanion.test.ts", reason: noFifo },
  inCommand("commands/archive/archive.test.ts", "leaves out a journal that cannot be read, with a note", noProc),
  inCommand("commands/check/checkPaths.test.ts", "reports each as a finding and checks the others", noProc),
  inCommand("commands/check/checkPaths.test.ts", "skips what is not a file, with a note", noFifo),
  inCommand(
    "commands/completion/completion.test.ts",
    "completes commands, options, their values and words in bash",
    noBash,
  ),
  inCommand("commands/doctor/doctor.test.ts", "goes on when the newest journal cannot be read", noProc),
  inCommand("commands/doctor/doctor.test.ts", "escapes control characters in file names", "Windows refuses such names"),
  inCommand(
    "commands/fleet/fleet.test.ts",
    "writes what servers on hosts of their own need, and starts none",
    noOpenssl,
  ),
  inCommand("commands/fleet/fleet.test.ts", "invites with a file that", noOpenssl),
  inCommand("commands/fleet/fleet.test.ts", "refuses a lake that cannot be written before it connects", noOpenssl),
  inCommand("commands/fleet/fleet.test.ts", "names a missing credential of a fleet that is there", noOpenssl),
  inCommand("commands/fleet/fleet.test.ts", "refuses to invite under", noOpenssl),
  inCommand("commands/fleet/fleet.test.ts", "does not send a folder", noOpenssl),
  inCommand(
    "commands/fleet/servers/print.test.ts",
    "writes units that name absolute paths and the installed command",
    "Windows has no systemd",
  ),
  inCommand("simulateFolder/folderMark.test.ts", "refuses a folder with a link inside", noLinks),
  inCommand("openFolder/findSources.test.ts", "finds a journal once, also when a link leads to it", noLinks),
  inCommand("openFolder/findSources.test.ts", "skips what has the name of a journal and is not a file", noFifo),
  inCommand("openFolder/findSources.test.ts", "refuses a FIFO", noFifo),
  inCommand("command/replaceFile.test.ts", "keeps the permissions of a file and follows a link", noLinks),
];

/** A pattern for the names of the tests of a package that are not left out. */
export function namePattern(leftOut: readonly LeftOut[]): string {
  const names = leftOut.flatMap(({ test = [] }) => test);
  return `^(?!.*(?:${names.join("|")}))`;
}
