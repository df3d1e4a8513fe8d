import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";

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
