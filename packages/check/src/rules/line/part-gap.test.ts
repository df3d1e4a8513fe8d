import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Fileheader, other } = sampleEvents;
const part = (number: number) => ({ file: `Journal.2026-05-01T125800.0${number}.log` });
const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
const continued = (Part: number) => other("Continued", { ...at("13:00:00"), Part });
const header = (time: string) => Fileheader(at(time));

const gapsIn = (...samples: Parameters<typeof findingsOf>[1]) =>
  findingsOf("part-gap", [part(1), header("12:58:00"), ...samples]).map(({ expected, received }) => [
    expected,
    received,
  ]);

describe("a part of a session", () => {
  it("follows the one that announced it within five seconds", () => {
    expect(gapsIn(continued(2), part(2), header("13:00:04"))).toEqual([]);
    expect(gapsIn(continued(2), part(2), header("13:00:05"))).toEqual([["less than 5 s after Continued", "5 s later"]]);
    expect(gapsIn(continued(2), part(2), header("12:59:59"))).toEqual([
      ["less than 5 s after Continued", "-1 s later"],
    ]);
  });

  it("is announced with the next number", () => {
    expect(gapsIn(continued(4), part(2), header("13:00:00"))).toEqual([["2", "4"]]);
  });

  it("is there if it is announced", () => {
    expect(gapsIn(continued(2))).toEqual([["a file with part 2", "no such file"]]);
  });
});
