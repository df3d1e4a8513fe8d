import { join } from "node:path";
import { describe, it, type TestFunction } from "vitest";
import { missing } from "./skips.ts";
import { root } from "../../../tools/workspace.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The paths a test cannot run without, relative to the root of the project. */
    needs?: readonly string[];
  }
}

/** Test functions for data outside the repository, and the path of that data. */
export interface Needs {
  /** Whether every needed path exists. */
  readonly there: boolean;
  /** The first needed path, absolute. */
  readonly path: string;
  /** Declares a group of tests; its body runs even when skipped, so read the data inside the tests or in `beforeAll`. */
  readonly describe: (name: string, body: () => void) => void;
  /** Declares one test. */
  readonly it: (name: string, body: TestFunction, timeoutMs?: number) => void;
}

/**
 * The only way to skip a test: `needs("../shared/corpus").it("reads every file", ...)`.
 * The test report prints each such skip with its reason, and fails on any other skip and on a skip whose data exists.
 */
export function needs(first: string, ...others: readonly string[]): Needs {
  const paths = [first, ...others];
  const there = missing(paths).length === 0;
  const options = { skip: !there, meta: { needs: paths } };
  return {
    there,
    path: join(root, first),
    describe: (name, body) => {
      describe(name, options, body);
    },
    it: (name, body, timeoutMs) => {
      it(name, timeoutMs === undefined ? options : { ...options, timeout: timeoutMs }, body);
    },
  };
}
