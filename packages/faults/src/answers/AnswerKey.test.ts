import { describe, expect, it } from "vitest";
import { addDamages, type DamagedStep, type Expectation, type ExpectedDamage } from "../damage/ExpectedDamage.ts";
import { jump, line, route, unreadable } from "../../tests/helpers/steps.ts";
import { AnswerKey } from "./AnswerKey.ts";

const damage = (fault: string, expects: Omit<Expectation, "severity">): ExpectedDamage => ({
  damage: { fault },
  expects: { severity: "note", ...expects },
});
const offRoute = { rule: "route-jump", pointer: "/SystemAddress", onlyOffRoute: true } as const;
const isStale = {
  rule: "companion-stale",
  pointer: "/timestamp",
  companion: "NavRoute.json",
  until: ["NavRoute"],
} as const;

/** The findings that each damage must cause, and who sees them. */
function expected(...steps: readonly DamagedStep[]) {
  const key = new AnswerKey();
  for (const step of steps) key.take(step);
  return key.answers().map((answer) => answer.expected.map(({ rule, witnesses }) => `${rule}: ${witnesses.join()}`));
}

describe("AnswerKey", () => {
  const plotted = [jump(0, 1), route(1000, 1, 2, 3), line(1000, { event: "NavRoute" })];

  it("expects only a follower to report a jump off the route", () => {
    expect(expected(...plotted, addDamages(jump(2000, 3), damage("one", offRoute)))).toEqual([
      ["route-jump: follower"],
    ]);
    expect(expected(...plotted, addDamages(jump(2000, 2), damage("one", offRoute)))).toEqual([[]]);
  });

  it("expects nothing from a follower that lost the route to an unreadable line", () => {
    const halfLine = damage("other", { rule: "half-line", pointer: "" });
    const lost = [...plotted, addDamages(unreadable(1500), halfLine), jump(1700, 1)];
    const answers = expected(...lost, addDamages(jump(2000, 3), damage("one", offRoute)));
    expect(answers).toEqual([["half-line: reader,follower"], []]);
  });

  it("expects one finding where two damages affect the same jump", () => {
    const twice = addDamages(jump(2000, 3), damage("one", offRoute), damage("other", offRoute));
    expect(expected(...plotted, twice)).toEqual([["route-jump: follower"], []]);
  });

  it("expects a stale file until it is written again, and not at all if that is at the same time", () => {
    const announced = addDamages(line(2000, { event: "NavRoute" }), damage("one", isStale));
    expect(expected(...plotted, announced)).toEqual([["companion-stale: reader,follower"]]);
    expect(expected(...plotted, announced, route(3000, 1))).toEqual([["companion-stale: follower"]]);
    expect(expected(...plotted, announced, route(2000, 1))).toEqual([[]]);
    const again = line(2000, { event: "NavRoute" });
    expect(expected(...plotted, announced, again)).toEqual([["companion-stale: reader,follower"]]);
  });

  it("expects a stale file until it is announced again, which a line with its own list does not", () => {
    const place = { ...isStale, companion: "Cargo.json", until: ["Cargo"] } as const;
    const announced = addDamages(line(2000, { event: "Cargo", Count: 1 }), damage("one", place));
    expect(expected(announced, line(3000, { event: "Cargo", Count: 1 }))).toEqual([["companion-stale: follower"]]);
    const withList = line(3000, { event: "Cargo", Count: 1, Inventory: [] });
    expect(expected(announced, withList)).toEqual([["companion-stale: reader,follower"]]);
  });
});
