import { basename, resolve } from "node:path";
import { isLake, isObjectAddress } from "@shipslog/archive";
import { UsageError } from "../failure/errors.ts";
import { isFolder, statPath } from "../openFolder/listFolder.ts";

/** What leads to journals or to a lake: a path, or `NAME=LAKE`. */
export interface GivenPath {
  readonly name: string | undefined;
  readonly path: string;
}

const withName = /^(\w[\w-]*)=([^]+)$/;

/** Divides `NAME=LAKE`. What exists under the whole text is a path, as `month=2026-05`. */
export async function readGivenPath(text: string): Promise<GivenPath> {
  const unnamed = { name: undefined, path: text };
  const [, name, path] = withName.exec(text) ?? [];
  if (name === undefined || path === undefined) return unnamed;
  return (await statPath(text)) === undefined ? { name, path } : unnamed;
}

/** A lake among the paths of a query, and its name among several. */
export interface FoundLake {
  readonly name: string;
  readonly path: string;
}

/** The lakes that paths lead to; none if they lead to journals. Throws a UsageError for lakes beside journals, and for two with one name. */
export async function findLakes(paths: readonly string[]): Promise<readonly FoundLake[]> {
  const given = await Promise.all(paths.map(readGivenPath));
  const areLakes = await Promise.all(given.map(({ path }) => isOne(path)));
  const lakes = given.filter((_, at) => areLakes[at] === true);
  const other = given.find((_, at) => areLakes[at] !== true);
  const [lake] = lakes;
  if (lake !== undefined && other !== undefined) {
    throw new UsageError(`${lake.path} is a lake and ${other.path} is not; give only lakes, or only journals`);
  }
  const named = given.find(({ name }) => name !== undefined);
  if (lake === undefined && named !== undefined) {
    throw new UsageError(
      `${named.path} is not a lake, and only lakes are named; shipslog archive makes one of journals`,
    );
  }
  const found = lakes.map(({ name, path }) => ({ name: name ?? nameOf(path), path }));
  for (const [at, { name, path }] of found.entries()) {
    if (found.findIndex((each) => each.name.toLowerCase() === name.toLowerCase()) === at) continue;
    throw new UsageError(`two lakes have the name ${name}; give one of them another name, as in other=${path}`);
  }
  return found;
}

async function isOne(path: string): Promise<boolean> {
  return isObjectAddress(path) || ((await isFolder(path)) && (await isLake(path)));
}

/** The last word of a path or an address. */
function nameOf(path: string): string {
  return isObjectAddress(path) ? basename(path) : basename(resolve(path));
}
