import { createChecker, type Finding } from "@shipslog/check";
import { companionFilesOf } from "@shipslog/contract";
import { sampleEntries } from "../../../../packages/check/tests/helpers/sampleEntries.ts";
import type { Play, Written } from "./Case.ts";

/** The findings in a session, without files on a disk; text is in UTF-8. */
export function findingsInMemory({ lines, files }: Play): readonly Finding[] {
  const checker = createChecker({ dialect: "spec" });
  const samples = [
    ...lines.map((line) => ("string" === typeof line ? { line } : { event: eventOf(line) })),
    ...companionFilesOf("spec").map((companion) => {
      const content = files[companion];
      if (content === undefined) return { companion, absent: true } as const;
      return typeof content === "string" ? { companion, text: content } : { companion, event: eventOf(content) };
    }),
  ];
  const found = sampleEntries(samples).flatMap((entry) => checker.push(entry));
  return [...found, ...checker.end()];
}

function eventOf(written: Exclude<Written, string>) {
  if (written instanceof Uint8Array) throw new TypeError("bytes need a disk");
  return written;
}
