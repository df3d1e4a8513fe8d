import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareJournalNames, parseJournalName } from "./JournalName.ts";

describe("the name of a journal", () => {
  it.each([
    ["Journal.160928153000.01.log", "live", "2016-09-28T153000", 1],
    ["Journal.2022-03-07T120000.01.log", "live", "2022-03-07T120000", 1],
    ["JournalBeta.190119140425.02.log", "beta", "2019-01-19T140425", 2],
    ["JournalBeta.2022-06-07T181623.01.log", "beta", "2022-06-07T181623", 1],
    ["JournalAlpha.210329151923.01.log", "alpha", "2021-03-29T151923", 1],
    ["Journal.2023-01-31T175606.100.log", "live", "2023-01-31T175606", 100],
  ])("%s is read", (file, channel, stamp, part) => {
    expect(parseJournalName(file)).toEqual({ file, session: file.replace(/\.\d+\.log$/, ""), channel, stamp, part });
  });

  it.each([
    "Journal.190119140425.01.log.bak",
    "foo2022-06-07T181623.01.log",
    "backup-2025-01-01T000000.01.log",
    "Journal.2022-06-07T181623.01.log.tmp",
    "Journal.2022-06-07T181623.1.log",
    "Journal.20220607T181623.01.log",
    "JournalGamma.190119140425.01.log",
    "journal.190119140425.01.log",
    "Status.json",
    "Journal..01.log",
    "",
  ])("%s is none", (file) => {
    expect(parseJournalName(file)).toBeUndefined();
  });

  it("orders both forms by the time they carry, then by part", () => {
    const ordered = [
      "Journal.160928153000.01.log",
      "JournalBeta.190119140425.01.log",
      "Journal.220306235959.01.log",
      "Journal.2022-03-07T120000.01.log",
      "Journal.2022-03-07T120000.02.log",
      "Journal.2022-03-07T120000.10.log",
      "Journal.2022-03-07T120000.100.log",
      "JournalBeta.2022-03-07T120001.01.log",
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(ordered, { minLength: 2 }), (names) => {
        const sorted = names.map((name) => parseJournalName(name)!).sort(compareJournalNames);
        expect(sorted.map(({ file }) => file)).toEqual(ordered.filter((name) => names.includes(name)));
      }),
    );
  });
});
