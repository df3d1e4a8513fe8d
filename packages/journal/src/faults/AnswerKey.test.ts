import type { Expectation, Scar } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { AnswerKey } from "./AnswerKey.ts";
import type { ScarredStep } from "./StepFault.ts";
import { gap, jump, line, route } from "./steps.testing.ts";

const scar = (fault: string, expects: Omit<Expectation, "severity">): Scar => ({
  damage: { fault },
  expects: { severity: "note", ...expects },
});
const offRoute = { rule: "route-jump", pointer: "/SystemAddress", onlyOffRoute: true } as const;
const isOld = { rule: "companion-stale", pointer: "/timestamp", companion: "NavRoute.json" } as const;
const withScars = (given: ScarredStep, ...scars: readonly Scar[]): ScarredStep => ({ ...given, scars, isTaken: true });

/** What each damage must provoke, and who sees it. */
function expected(...steps: readonly ScarredStep[]) {
  const key = new AnswerKey();
  for (const step of steps) key.take(step);
  return key.answers().map((answer) => answer.expected.map(({ rule, witnesses }) => `${rule}: ${witnesses.join()}`));
}

describe("the answer key", () => {
  const plotted = [jump(0, 1), route(1000, 1, 2, 3), line(1000, { event: "NavRoute" })];

  it("expects a jump off the route of a follower alone", () => {
    expect(expected(...plotted, withScars(jump(2000, 3), scar("one", offRoute)))).toEqual([["route-jump: follower"]]);
    expect(expected(...plotted, withScars(jump(2000, 2), scar("one", offRoute)))).toEqual([[]]);
  });

  it("expects nothing of a follower who lost the route to other damage", () => {
    const lost = [...plotted, withScars(gap(1500), scar("other", { rule: "half-line", pointer: "" })), jump(1700, 1)];
    const answers = expected(...lost, withScars(jump(2000, 3), scar("one", offRoute)));
    expect(answers).toEqual([["half-line: reader,follower"], []]);
  });

  it("expects what two damages provoke at one jump once", () => {
    const twice = withScars(jump(2000, 3), scar("one", offRoute), scar("other", offRoute));
    expect(expected(...plotted, twice)).toEqual([["route-jump: follower"], []]);
  });

  it("expects an old file of a follower until it is written again, and of nobody where that is at once", () => {
    const announced = withScars(line(2000, { event: "NavRoute" }), scar("one", isOld));
    expect(expected(...plotted, announced)).toEqual([["companion-stale: reader,follower"]]);
    expect(expected(...plotted, announced, route(3000, 1))).toEqual([["companion-stale: follower"]]);
    expect(expected(...plotted, announced, route(2000, 1))).toEqual([[]]);
  });
});
