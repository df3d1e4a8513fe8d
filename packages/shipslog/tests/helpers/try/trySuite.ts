import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../src/run.ts";
import { testHost } from "../host.ts";
import { root } from "../../../../../tools/workspace.ts";

/** One case of a report in JSON. */
interface ReportedCase {
  readonly name: string;
  readonly group: string;
  readonly result: "passed" | "failed" | "not claimed";
  readonly reason?: string;
  readonly verdict?: string;
  readonly differences?: readonly {
    readonly verdict: string;
    readonly expected?: string;
    readonly received?: string;
    readonly note: string;
  }[];
}

/** The report of `shipslog try --format json`, and how the command ended. */
export interface ReportedSuite {
  readonly code: number;
  readonly counts: Readonly<Record<ReportedCase["result"], number>>;
  readonly firstContact: readonly unknown[];
  readonly cases: readonly ReportedCase[];
}

/** Runs `shipslog try` in this process; the reader runs in processes of its own. */
export async function tryReader(words: readonly string[], command: readonly string[]): Promise<ReportedSuite> {
  // Each case starts the reader once or more, and most of a start is compiling its modules.
  const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), "shipslog-compiled") };
  const host = testHost({ env: { ...compiled, ...process.env } as Record<string, string> });
  const code = await run(["try", "--format", "json", ...words, "--", ...command], host);
  if (host.out.text() === "") throw new Error(host.err.text());
  return { code, ...(JSON.parse(host.out.text()) as Omit<ReportedSuite, "code">) };
}

/** The command line of a reader of this repository in TypeScript or JavaScript. */
export const readerCommand = (file: string, ...words: readonly string[]): readonly string[] => [
  process.execPath,
  "--conditions=@shipslog/source",
  "--no-warnings",
  `${root}/${file}`,
  ...words,
];
