import { dialects } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import type { RuleRun } from "../declare/Rule.ts";
import { rules } from "../rules/rules.ts";
import { SessionState } from "../state/SessionState.ts";
import { readsEvent } from "./Schedule.ts";

/** What a run has handlers for. */
function handled({ onEvent = {}, onLine = {}, onCompanion = {}, ...others }: RuleRun): readonly string[] {
  return [onEvent, onLine, onCompanion, others].flatMap((each) => Object.keys(each));
}

const starts = rules.flatMap((rule) =>
  dialects.flatMap((dialect) => (rule.start === undefined ? [] : [[rule.id, dialect, rule.start] as const])),
);

describe.each(starts)("%s in %s", (_, dialect, start) => {
  it("has handlers for the same whenever it starts", () => {
    const session = new SessionState(dialect);
    expect(handled(start(dialect, session))).toEqual(handled(start(dialect, session)));
  });

  it("has one handler for a kind", () => {
    const { onEvent = {}, onLine = {} } = start(dialect, new SessionState(dialect));
    expect(Object.keys(onEvent).filter((kind) => kind in onLine)).toEqual([]);
  });

  it("reads no event in a handler without parameters", () => {
    const silent = Object.values(start(dialect, new SessionState(dialect)).onEvent ?? {}).filter(
      (on) => !readsEvent(on),
    );
    // A rest or a default parameter is not counted, and would be given nothing.
    for (const on of silent) expect(on.toString()).toMatch(/^(?:\w+)?\(\)/);
  });
});
