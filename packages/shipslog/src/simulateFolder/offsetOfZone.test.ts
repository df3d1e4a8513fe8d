import { describe, expect, it } from "vitest";
import { offsetOfZone } from "./offsetOfZone.ts";

const summer = Date.UTC(2026, 6, 1, 12, 34, 56);
const winter = Date.UTC(2026, 0, 1, 12, 34, 56);

describe("the offset of a time zone", () => {
  it.each([
    ["+02:00", 120],
    ["-3", -180],
    ["+0545", 345],
  ])("%s is a number of minutes", (zone, minutes) => {
    expect(offsetOfZone(zone)).toBe(minutes);
  });

  it.each([
    ["UTC", 0, 0],
    ["Europe/Berlin", 120, 60],
    ["America/St_Johns", -150, -210],
    ["Asia/Kathmandu", 345, 345],
  ])("%s follows the clock there", (zone, inSummer, inWinter) => {
    const offset = offsetOfZone(zone);
    if (typeof offset === "number") throw new TypeError("a zone with a name changes its clock");
    expect([offset(summer), offset(winter)]).toEqual([inSummer, inWinter]);
  });

  it.each(["Europe/Atlantis", "+99:99", "+02:60", "-15", ""])("refuses %j, which no clock has", (zone) => {
    expect(() => offsetOfZone(zone)).toThrow(`no time zone is called ${zone}; give one as Europe/Berlin or +02:00`);
  });
});
