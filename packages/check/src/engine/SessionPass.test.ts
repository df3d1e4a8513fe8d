import { expect, it } from "vitest";
import { lineEntry } from "../../tests/helpers/recording.ts";
import { resolveRules } from "../configuration/resolveRules.ts";
import type { Rule } from "../declare/Rule.ts";
import { jumpTarget } from "../rules/session/jump-target.ts";
import { SessionPass } from "./SessionPass.ts";

const file = "Journal.2026-05-01T120000.01.log";
const module = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"ModuleInfo" }';

it("starts a rule again only when a line needs it, however many lines are unreadable", () => {
  let starts = 0;
  const rule: Rule = {
    ...jumpTarget,
    start: () => {
      starts++;
      return { onEvent: { FSDJump: () => undefined } };
    },
  };
  const pass = new SessionPass(resolveRules([rule], { dialect: "live" }));
  for (let line = 1; line <= 1000; line++) pass.push(lineEntry(line % 2 === 0 ? "{ " : module, file, line, 0));
  pass.end();
  // Once to see what it handles.
  expect(starts).toBe(1);
});
