import { expect, it } from "vitest";
import { createChecker } from "./createChecker.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";

const { Fileheader, FSDJump, nextJump, other } = sampleEvents;
const shutdown = other("Shutdown", { timestamp: "2026-05-01T12:20:00Z" });
const file = [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }, { event: shutdown }];

it("treats a truncated file as a new file", () => {
  const checker = createChecker({ dialect: "live" });
  const again = sampleEntries(file).map((entry) =>
    entry.type === "companion" ? entry : { ...entry, position: { ...entry.position, generation: 1 } },
  );
  const entries = [...sampleEntries(file), ...sampleEntries([{ truncated: true }]), ...again];
  const found = [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()];
  expect(found.map(({ rule }) => rule)).toEqual(["file-truncated"]);
});
