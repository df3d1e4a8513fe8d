import { mkdir, readFile, writeFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { joinFleet, makeSeed, nameCode } from "@shipslog/fleet/joining";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { EnvironmentError, orInterrupted, UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { replaceFile } from "../../../command/replaceFile.ts";

const secret = { mode: 0o600, flush: true } as const;

/** `shipslog fleet join`: joins a fleet with an invitation code, and writes the credential of the player. */
export async function runJoin(argument: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (argument === undefined) throw new UsageError("the code is missing: shipslog fleet join CODE, or - to type it");
  const code = argument === "-" ? await readCode(host) : argument;
  const seed = await keepSeed(join(joinedFolder(host), "keys", `${nameCode(code)}.seed`));
  const joining = joinFleet(code, { seed, name: args.text("name"), signal: host.interrupted });
  const credential = await orInterrupted(joining, host, "repeat the command to join");
  const path = args.text("credentials") ?? join(joinedFolder(host), `${credential.commander?.id}.json`);
  await replaceFile(path, host, async (temporary) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${JSON.stringify(credential, null, 2)}\n`, secret);
  });
  host.out.write(`${path}\n`);
  if (args.has("quiet")) return exitCodes.fine;
  const given = args.text("credentials") === undefined ? "" : ` --credentials ${path}`;
  host.err.write(
    `joined; keep this file to yourself. Nothing is sent before you run:\n  shipslog fleet uplink DIR${given}\n`,
  );
  return exitCodes.fine;
}

/** Reads the code from standard input: an argument is in the list of processes and in the history of the shell. */
async function readCode({ input, interrupted }: Host): Promise<string> {
  for await (const line of input.lines({ prompt: () => "code: ", signal: interrupted })) {
    if (line.trim() !== "") return line.trim();
  }
  throw new UsageError("the code is missing: standard input ended before it");
}

/** The key is on the disk before the code is used: if anything fails after that, the same command gets the credential. */
async function keepSeed(path: string): Promise<string> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, makeSeed(), { ...secret, flag: "wx" });
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === "EEXIST";
    if (!isThere) throw new EnvironmentError(`cannot keep a key in ${path}`, { cause });
  }
  return await readFile(path, "utf8");
}

/** Where `fleet join` keeps the credentials of this player. */
export const joinedFolder = ({ home }: Pick<Host, "home">): string => join(home, ".shipslog", "fleet");

/** Finds the credential that `fleet join` has written, if there is exactly one. */
export async function findJoined(host: Pick<Host, "home">): Promise<string> {
  const folder = joinedFolder(host);
  const names = await readdir(folder).catch(() => []);
  const [first, ...more] = names.filter((name) => name.endsWith(".json"));
  if (first === undefined) throw new UsageError("--credentials is missing: join with shipslog fleet join CODE first");
  if (more.length === 0) return join(folder, first);
  throw new UsageError(
    `--credentials is missing, and you have joined as several commanders: choose a file in ${folder}`,
  );
}
