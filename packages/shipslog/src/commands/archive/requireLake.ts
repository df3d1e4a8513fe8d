import { isLake } from "@shipslog/archive";
import { UsageError } from "../../failure/errors.ts";

/** Throws a UsageError for a folder that is not a lake. */
export async function requireLake(path: string): Promise<void> {
  if (await isLake(path)) return;
  throw new UsageError(
    `${path} is not a lake: it has no manifest; name the folder that shipslog archive or shipslog fleet collect writes with --out`,
  );
}
