import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** Hashes a file without holding it in memory. */
export async function digestFile(path: string): Promise<string> {
  // Loaded on first use: folders without copies need no cryptography.
  const { createHash } = await import("node:crypto");
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
