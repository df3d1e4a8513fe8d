import { readFile } from "node:fs/promises";
import { type Credential, parseCredential, parseAddress, type Address } from "@shipslog/fleet";
import type { FleetArguments } from "./fleetOptions.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import { credentialIn, openFleet } from "./fleetFolder.ts";

/** Reads the credential of a role in the folder of a fleet. If there is no fleet, it says so instead of naming the file that is missing. */
export async function readRoleCredential(
  role: Parameters<typeof credentialIn>[1],
  args: FleetArguments,
): Promise<Credential> {
  try {
    return await readCredential(credentialIn(args, role), args);
  } catch (error) {
    const isMissing =
      error instanceof EnvironmentError && (error.cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT";
    if (isMissing) await openFleet(args);
    throw error;
  }
}

/** Reads a credential file. Servers on the command line replace those in the file. */
export async function readCredential(path: string, args: FleetArguments): Promise<Credential> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw new EnvironmentError(`cannot read the credential ${path}`, { cause });
  }
  const credential = parseCredential(text, path);
  const servers = args.text("server")?.split(",");
  return servers === undefined ? credential : { ...credential, servers };
}

/** The value of an option that is an address; undefined when it is not set. */
export function addressOption(args: Pick<FleetArguments, "text">, option: "registrar" | "listen"): Address | undefined {
  const text = args.text(option);
  if (text === undefined) return undefined;
  const address = parseAddress(text);
  if (address === undefined) throw new UsageError(`--${option} ${text}: expected HOST:PORT, as fleet.example.org:4252`);
  return address;
}
