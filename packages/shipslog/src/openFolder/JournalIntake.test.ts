import { JournalError } from "@shipslog/journal";
import { expect, it } from "vitest";
import { JournalIntake } from "./JournalIntake.ts";

it("says what to do when no journal can be read, after the reason of each", () => {
  const heard: string[] = [];
  const journals = [{ file: "one.log", modifiedMs: 0, byteLength: 1 }];
  const source = { folder: "a", journals, hasCompanions: false, skipped: [] };
  const intake = new JournalIntake([source], { onUnreadable: ({ message }) => void heard.push(message) });
  intake.onUnreadable(new JournalError("unreadable", "a/one.log"));
  expect(heard).toEqual([expect.stringMatching(/^a\/one\.log: /)]);
  expect(() => intake.judge(undefined)).toThrow("none of the journals can be read, for the reasons above");
});
