import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { createChecker } from "../../engine/createChecker.ts";
import { sampleEntries } from "../../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { FSDJump, Status } = sampleEvents;

it("allows a negative control progress and reports other negative numbers", () => {
  const held = { ControllingPower: "A", Powers: ["A"], PowerplayState: "Fortified" };
  const lost = { ...held, PowerplayStateControlProgress: -0.25 };
  expect(findingsOf("negative-number", [FSDJump(lost)])).toEqual([]);
  expect(findingsOf("negative-number", [FSDJump({ ...lost, JumpDist: -1 })])).toHaveLength(1);
});

it("reads the companion files, where a position may be negative, but no balance", () => {
  const found = (given: JsonObject) => {
    const [entry] = sampleEntries([{ companion: "Status.json", event: Status(given) }]);
    const checker = createChecker({ dialect: "spec" });
    const findings = entry === undefined ? [] : checker.push(entry);
    return findings.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
  };
  const near = { Flags: 2 ** 24 + 2 ** 21, Latitude: -1.5, Longitude: -20.25, Heading: 90, Altitude: -300 };
  expect(found(near)).toEqual([]);
  expect(found({ ...near, Balance: -5 })).toEqual(["warning negative-number /Balance"]);
  expect(found({ ...near, PlanetRadius: -5 })).toEqual(["warning negative-number /PlanetRadius"]);
  expect(found({ Fuel: { FuelMain: -1, FuelReservoir: 0.5 } })).toEqual(["warning negative-number /Fuel/FuelMain"]);
});
