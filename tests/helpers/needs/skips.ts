import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../../tools/workspace.ts";

/** The needed paths that do not exist: the only valid reason to skip a test. */
export function missing(paths: readonly string[], isThere: (path: string) => boolean = existsSync): readonly string[] {
  return paths.filter((path) => !isThere(resolve(root, path)));
}

/** A test that did not run, why, and whether that reason holds. */
export interface SkippedTest {
  readonly name: string;
  readonly reason: string;
  readonly isTrue: boolean;
}

/** What is known about a test that did not run. */
export interface SkipRecord {
  readonly name: string;
  readonly needs: readonly string[];
  readonly note: string | undefined;
}

/** Checks a skip: valid only when the test named what it needs and some of that does not exist. */
export function judgeSkip(
  { name, needs, note }: SkipRecord,
  findMissing: (paths: readonly string[]) => readonly string[],
): SkippedTest {
  const reason = note === undefined ? "" : ` ("${note}")`;
  if (needs.length === 0) return { name, reason: `skipped without needs()${reason}`, isTrue: false };
  const absent = findMissing(needs);
  if (absent.length === 0) return { name, reason: `${needs.join(", ")} is there${reason}`, isTrue: false };
  return { name, reason: `${absent.join(", ")} is not there`, isTrue: true };
}
