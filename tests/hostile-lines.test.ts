/** Lines that were found to cost seconds or minutes: each must be parsed and checked in the time of an ordinary line. */
import { createChecker, type Checkable } from "@shipslog/check";
import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { entriesIn } from "../lab/growth/entries.ts";
import { processorMs } from "../lab/growth/processorTime.ts";
import { slowness } from "../lab/growth/slowness.ts";

const mostMs = 50;

/** The cost of a line on the machine of docs/figures.md. The first measurement includes compiling the code, so it is the least of three. */
async function costMs(call: () => unknown): Promise<number> {
  return (await processorMs(call, 3)) / (await slowness());
}

const line = (kind: string, members: string): string =>
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}", ${members} }`;
const services = (count: number): string => Array.from({ length: count }, (_, index) => `"s${index}"`).join(",");
const ordinary = line("Music", '"MusicTrack":"NoTrack"');

const attacks: Readonly<Record<string, string>> = {
  "a name of 100,000 zeros": line("FSDJump", `"StarSystem":"${"0".repeat(100_000)}"`),
  "a fraction of 100,000 digits": line("FSDJump", `"JumpDist":0.${"1".repeat(100_000)}`),
  "an integer of 100,000 digits": line("FSDJump", `"SystemAddress":${"1".repeat(100_000)}`),
  "10,000 unknown services": line("Docked", `"StationServices":[${services(10_000)}]`),
  "500 suit modules that are wrong": line(
    "SuitLoadout",
    `"Modules":[${Array.from({ length: 500 }, () => "{}").join(",")}]`,
  ),
};

function check(entries: readonly Checkable[]): number {
  const checker = createChecker({ dialect: "spec" });
  let found = 0;
  for (const entry of entries) for (const { count = 1 } of checker.push(entry)) found += count;
  for (const { count = 1 } of checker.end()) found += count;
  return found;
}

describe.each(Object.entries(attacks))("%s", (_name, text) => {
  it(`is parsed in less than ${mostMs} ms of processor time`, async () => {
    expect(await costMs(() => parseLine(text))).toBeLessThan(mostMs);
  });

  it(`is checked in less than ${mostMs} ms of processor time`, async () => {
    const entries = entriesIn(text);
    expect(await costMs(() => check(entries))).toBeLessThan(mostMs);
  });
});

it(`checks a file of 300 KB with such a line in less than ${mostMs} ms of processor time`, async () => {
  const text = `${attacks["a name of 100,000 zeros"]}\n${`${ordinary}\n`.repeat(200_000 / ordinary.length)}`;
  expect(await costMs(() => check(entriesIn(text)))).toBeLessThan(mostMs);
});

it("counts every finding of such a line, and lists a hundred of each rule", () => {
  const checker = createChecker({ dialect: "spec" });
  const findings = entriesIn(attacks["10,000 unknown services"] ?? "").flatMap((entry) => checker.push(entry));
  const unknown = findings.filter(({ rule }) => rule === "value-outside-set");
  expect(unknown).toHaveLength(101);
  expect(unknown.at(-1)).toMatchObject({ count: 9900, pointer: "", severity: "error" });
  expect(checker.summary().findingsByRule["value-outside-set"]).toBe(10_000);
});
