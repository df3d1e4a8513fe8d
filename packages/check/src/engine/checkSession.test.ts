import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import type { Checkable } from "../declare/Checkable.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { checkSession, mergeFolders, mergeSessions } from "./checkSession.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Sample } from "../declare/Rule.ts";
import { rules } from "../rules/rules.ts";
import { sessionOf } from "./createChecker.ts";
import type { Summary } from "./Summary.ts";

async function checkAll(entries: Iterable<Checkable>, options: CheckOptions) {
  const findings: Finding[] = [];
  const iterator = check(entries, options);
  for (;;) {
    const next = await iterator.next();
    if (next.done === true) return { findings, summary: next.value satisfies Summary };
    findings.push(next.value);
  }
}

/** Samples of rules in any order, spread over the files of three sessions. */
const folder = fc
  .array(fc.constantFrom(...rules.flatMap(({ passes, fails }) => [...passes, ...fails])), { maxLength: 60 })
  .chain((samples) => fc.tuple(fc.constant(samples), fc.array(fc.nat(3), { maxLength: 4 })))
  .map(([samples, cuts]): readonly Sample[] => {
    const names = ["01T120000.01", "01T120000.02", "02T120000.01", "03T120000.01"];
    const own = samples.filter((sample) => !("file" in sample));
    const size = Math.ceil(own.length / (cuts.length + 1)) || 1;
    return names.flatMap((name, index) => [
      { file: `Journal.2026-05-${name}.log` },
      ...own.slice(index * size, (index + 1) * size),
    ]);
  });

describe.each(["spec", "live"] as const)("sessions checked separately in %s", (dialect) => {
  it("merge to the result of one check over all of them, byte for byte", async () => {
    const options: CheckOptions = { dialect, drift: true };
    await fc.assert(
      fc.asyncProperty(folder, async (samples) => {
        const entries = sampleEntries(samples);
        const first = entries.find((entry) => entry.type !== "companion");
        let current = sessionOf(first?.position.file ?? "");
        // A companion file belongs to the session in which it was read.
        const sessions = Map.groupBy(entries, (entry) => {
          current = entry.type === "companion" ? current : sessionOf(entry.position.file);
          return current;
        });
        const apart = await Promise.all([...sessions.values()].map((each) => checkSession(each, options)));
        const merged = mergeSessions(structuredClone(apart), options);
        expect(JSON.stringify(merged)).toBe(JSON.stringify(await checkAll(entries, options)));
      }),
    );
  });

  it("of two folders give the findings of each folder alone, with their paths", async () => {
    const checkApart = async (samples: readonly Sample[]) => {
      const entries = sampleEntries(samples).filter(({ type }) => type !== "companion");
      const sessions = Map.groupBy(entries, (entry) => ("position" in entry ? sessionOf(entry.position.file) : ""));
      return await Promise.all([...sessions.values()].map((each) => checkSession(each, { dialect })));
    };
    await fc.assert(
      fc.asyncProperty(folder, folder, async (one, other) => {
        const folders = [await checkApart(one), await checkApart(other)];
        const pathIn = (at: number) => (file: string) => `${at}/${file}`;
        const merged = mergeFolders(folders.map((sessions, at) => ({ sessions, pathOf: pathIn(at) })));
        const expected = folders.flatMap((sessions, at) =>
          mergeSessions(sessions).findings.map((finding) => ({
            ...finding,
            path: pathIn(at)(finding.position?.file ?? ""),
          })),
        );
        expect(merged.findings).toEqual(expected);
        expect(merged.summary.files).toBe(
          new Set(folders[0]?.flatMap(({ files }) => files)).size +
            new Set(folders[1]?.flatMap(({ files }) => files)).size,
        );
      }),
    );
  });
});
