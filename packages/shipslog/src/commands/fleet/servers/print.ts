import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  FleetFolder,
  printAlertRules,
  printContainerfile,
  printDashboard,
  printUnits,
} from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { replaceFile } from "../../../command/replaceFile.ts";
import { UsageError } from "../../../failure/errors.ts";
import { findServer } from "../access/fleetFolder.ts";

/** Texts by the names of their files. */
type Files = Readonly<Record<string, string>>;

type Printer = (args: FleetArguments, host: Host) => Files | Promise<Files>;

/** What can be printed. */
const printers: ReadonlyMap<string, Printer> = new Map<string, Printer>([
  ["rules", () => ({ "shipslog.rules.yml": printAlertRules() })],
  ["dashboard", () => ({ "shipslog.dashboard.json": printDashboard() })],
  ["units", unitsOf],
  ["containerfile", () => ({ Containerfile: printContainerfile() })],
]);

/** `shipslog fleet print`: prints files for the programs around a fleet, or writes them into a folder. */
export async function runPrint(what: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  const printer = printers.get(what ?? "");
  if (printer === undefined) {
    throw new UsageError(`fleet print needs one of ${[...printers.keys()].join(", ")}: shipslog fleet print rules`);
  }
  const files = await printer(args, host);
  const folder = args.text("into");
  if (folder === undefined) host.out.write(joined(files));
  else await writeAll(folder, files, host);
  return exitCodes.fine;
}

/** Several files are told apart by a comment, which units may have. */
function joined(files: Files): string {
  const entries = Object.entries(files);
  return entries.length === 1
    ? Object.values(files).join("")
    : entries.map(([name, text]) => `# ${name}\n${text}`).join("\n");
}

async function writeAll(folder: string, files: Files, host: Host): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await replaceFile(path, host, (file) => writeFile(file, text));
    host.out.write(`${path}\n`);
  }
}

async function unitsOf(args: FleetArguments, host: Host): Promise<Files> {
  const lake = resolve(args.required("out"));
  const { kind, commandLine } = host.installation;
  // npm empties its cache when it likes.
  if (kind === "npx") throw new UsageError("units need a command that stays: npm install --global shipslog");
  const natsServer = resolve(await findServer(args, host));
  const fleet = args.required("fleet");
  if ((await FleetFolder.open(fleet)) === undefined) {
    host.err.write(`${fleet} does not contain a fleet yet; the units expect one there\n`);
  }
  return printUnits({ command: commandLine, natsServer, fleet: resolve(fleet), lake });
}
