import { expect, it } from "vitest";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEntries, sampleFile } from "../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";

const { Docked, Fileheader, other, Status } = sampleEvents;
const at = (timestamp: string) => ({ timestamp: `2026-05-01T${timestamp}Z` });

function driftOf(drift: boolean) {
  const checker = createChecker({ dialect: "live", drift });
  const samples = [
    { event: Fileheader() },
    {
      event: Docked({
        ...at("12:00:00"),
        Colour: "red",
        StationServices: ["teleport", "dock"],
        StationState: "Flooded",
      }),
    },
    { event: Docked({ ...at("12:00:01"), Colour: "blue", StationServices: ["teleport"] }) },
    { event: other("Dance", at("12:00:02")) },
    { companion: "Status.json", event: Status({ ...at("12:00:03"), Flags2: 2 ** 23 + 2 ** 30 }) },
  ] as const;
  for (const entry of sampleEntries(samples)) checker.push(entry);
  checker.end();
  return checker.summary().drift;
}

it("reports unknown kinds, fields, values and bits with count, game version and first sample", () => {
  const drift = driftOf(true);
  const brief = drift.map(({ sort, kind, path, value, count }) =>
    `${count} ${sort} ${kind} ${path} ${value}`.trimEnd(),
  );
  expect(brief.toSorted()).toEqual(
    [
      "1 kind Dance",
      "2 field Docked Colour",
      '2 value Docked StationServices[] "teleport"',
      '1 value Docked StationState "Flooded"',
      "1 bit Status Flags2 23",
      "1 bit Status Flags2 30",
    ].toSorted(),
  );
  const field = drift.find(({ sort }) => sort === "field");
  expect(field).toMatchObject({ gameVersions: ["4.2.1.2 beta"], firstPosition: { file: sampleFile, line: 2 } });
  expect(field?.firstSample).toContain('"Colour":"red"');
});

it("reports nothing unless requested", () => {
  expect(driftOf(false)).toEqual([]);
});
