import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** V8 coverage of one script in one process: how often each range ran; inner ranges override outer ones. */
export interface NativeScript {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** Whether a process ran the character at an offset; Node strips types in place, so offsets match the source. */
export function hasRun({ functions }: NativeScript, offset: number): boolean {
  let [smallest, count] = [Number.POSITIVE_INFINITY, 0];
  for (const { ranges } of functions) {
    for (const range of ranges) {
      const length = range.endOffset - range.startOffset;
      const isInside = range.startOffset <= offset && offset < range.endOffset;
      if (isInside && length <= smallest) [smallest, count] = [length, range.count];
    }
  }
  return count > 0;
}

/** Reads the coverage that processes wrote to the folder in `NODE_V8_COVERAGE`: our own sources, by path. */
export function readNativeScripts(folder: string): ReadonlyMap<string, readonly NativeScript[]> {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { result: NativeScript[] }).result)
    .filter(({ url }) => /^file:.*\/packages\/[^/]+\/src\/.*\.ts$/.test(url));
  return Map.groupBy(scripts, ({ url }) => fileURLToPath(url));
}
