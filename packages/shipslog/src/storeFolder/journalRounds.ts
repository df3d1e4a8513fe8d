import { join } from "node:path";
import type { SourceFolder } from "../openFolder/findSources.ts";
import type { FirstLine } from "./checkLastLine.ts";

/**
 * Divides journals into rounds, so that journals which may be copies of each other, because they have the same name or the same
 * first line, are in different rounds. What one round has stored is compared with the next. The longest copy comes first.
 */
export function journalRounds(
  sources: readonly SourceFolder[],
  firstLines: ReadonlyMap<string, FirstLine>,
): readonly (readonly SourceFolder[])[] {
  const rounds = new Map<string, number>();
  const next = new Map<string, number>();
  for (const { path, file } of longestFirst(sources)) {
    const keys = [`name ${file}`, `first line ${firstLines.get(path)?.fingerprint ?? path}`];
    const round = Math.max(...keys.map((key) => next.get(key) ?? 0));
    for (const key of keys) next.set(key, round + 1);
    rounds.set(path, round);
  }
  const count = Math.max(0, ...rounds.values()) + 1;
  return Array.from({ length: count }, (_, round) => {
    const parts = sources.map((source) => ({
      ...source,
      journals: source.journals.filter(({ file }) => rounds.get(join(source.folder, file)) === round),
    }));
    return parts.filter(({ journals }) => journals.length > 0);
  });
}

function longestFirst(sources: readonly SourceFolder[]) {
  const files = sources.flatMap(({ folder, journals }) =>
    journals.map(({ file, byteLength }) => ({ path: join(folder, file), file, byteLength })),
  );
  return files.toSorted((one, other) => other.byteLength - one.byteLength);
}
