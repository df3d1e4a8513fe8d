import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "./Host.ts";

/** The folder of the user's caches by platform; XDG_CACHE_HOME counts on each. */
const folders: Readonly<Record<string, (home: string, env: Host["env"]) => string>> = {
  win32: (home, { LOCALAPPDATA }) => LOCALAPPDATA ?? join(home, "AppData", "Local"),
  darwin: (home) => join(home, "Library", "Caches"),
};

/** Where results are kept between runs, in a folder of this name; undefined for a user without a home. */
export function userCache(
  name: "check" | "lakes",
  { env, home, platform }: Pick<Host, "env" | "home" | "platform">,
): string | undefined {
  const { XDG_CACHE_HOME: given = "" } = env;
  if (given === "" && !existsSync(home)) return undefined;
  const folder = given === "" ? (folders[platform]?.(home, env) ?? join(home, ".cache")) : given;
  return join(folder, "shipslog", name);
}
