import { readFile } from "node:fs/promises";
import { type Credential, parseCredential } from "@shipslog/fleet";
import type { Arguments } from "../../Command.ts";
import { EnvironmentError } from "../../EnvironmentError.ts";

/** Reads a credential file. Servers on the command line replace those in the file. */
export async function readCredential(path: string, args: Arguments): Promise<Credential> {
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
