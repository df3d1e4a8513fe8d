import { JournalError } from "@shipslog/journal";
import { expect, it } from "vitest";
import { testHost } from "../../tests/helpers/host.ts";
import { JournalIntake } from "./JournalIntake.ts";

it("says what to do when no journal can be read, after the reason of each", () => {
  const host = testHost();
  const journals = [{ file: "one.log", byteLength: 1 }];
  const intake = new JournalIntake([{ folder: "a", journals, hasCompanions: false, skipped: [] }], host);
  intake.onUnreadable(new JournalError("unreadable", "a/one.log"));
  expect(host.err.text()).toMatch(/^shipslog: a\/one\.log: .*; skipped\n$/);
  expect(() => intake.judge(undefined)).toThrow("can be read, for the reasons above; check who may read the files");
});
