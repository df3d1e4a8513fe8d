import { describe, expect, it } from "vitest";
import { check } from "../engine/check.ts";
import { checkSession, mergeSessions } from "../engine/checkSession.ts";
import { createChecker } from "../engine/createChecker.ts";
import { reportFormats } from "../reports/reportFormats.ts";
import { rules } from "../rules/rules.ts";
import type { CheckOptions } from "./CheckOptions.ts";

const wrong: readonly (readonly [unknown, string])[] = [
  ["live", 'the options must be an object, received "live"'],
  [{ dialect: "foo" }, 'option "dialect" must be "spec" or "live", received "foo"'],
  [
    { only: "live" },
    'option "only" must be "spec" or "game", or an array in which each item is the id of a rule, received "live"',
  ],
  [{ drift: "yes" }, 'option "drift" must be true or false, received "yes"'],
  [{ observed: "Scan" }, 'option "observed" must be an array in which each item is an object, received "Scan"'],
  [{ rules: ["layout"] }, 'option "rules" must be an object, received ["layout"]'],
  [{ rules: { layout: "of" } }, 'option "rules.layout" must be "off", "error", "warning" or "note", received "of"'],
  [{ rules: { lay: "off" } }, 'option "rules.lay" must be left out, because no rule has this id, received "off"'],
  [{ overrides: [{ kinds: ["Scan"] }] }, 'option "overrides[0].rules" must be an object, received undefined'],
  [
    { overrides: [{ kinds: "Scan", rules: {} }] },
    'option "overrides[0].kinds" must be an array in which each item is a string, received "Scan"',
  ],
  [{ overrides: [{ kind: ["Scan"], rules: {} }] }, 'unknown option "kind"; did you mean kinds?'],
  [
    { overrides: [{ kinds: ["Scan"], rules: { layout: "of" } }] },
    'option "overrides[0].rules.layout" must be "off", "error", "warning" or "note", received "of"',
  ],
  [{ baseline: {} }, 'option "baseline" is not a baseline: the baseline has no array "accepted"'],
  [
    { baseline: { accepted: [{ rule: "layout" }] } },
    'option "baseline" is not a baseline: accepted[0]: "reason" must be a non-empty string',
  ],
];

describe.each(wrong)("the options %j", (given, message) => {
  const options = given as CheckOptions;
  const error = new TypeError(message);

  it("are rejected by every function that takes them", async () => {
    expect(() => createChecker(options)).toThrow(error);
    expect(() => check([], options)).toThrow(error);
    expect(() => mergeSessions([], options)).toThrow(error);
    await expect(checkSession([], options)).rejects.toThrow(error);
  });
});

it("accepts no options at all, and checks against the default dialect", () => {
  const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
  const raw = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "MusicTrack":"NoTrack" }';
  const event = { timestamp: "2026-05-01T12:00:00Z", event: "Music", MusicTrack: "NoTrack" };
  const entry = { type: "event", position, raw, byteLength: raw.length + 2, kind: "Music", event } as const;
  const rulesIn = (options?: CheckOptions) => [...createChecker(options).push(entry)].map(({ rule }) => rule);
  expect(rulesIn({ dialect: "spec" })).toContain("unknown-kind");
  expect(rulesIn()).not.toContain("unknown-kind");
});

describe.each(Object.entries(reportFormats))("a report in the format %s", (_name, { open }) => {
  const context = { dialect: "live", rules, version: "1" } as const;

  it.each([
    [{ ...context, dialect: "foo" }, 'option "dialect" must be "spec" or "live", received "foo"'],
    [
      { ...context, rules: undefined },
      'option "rules" must be an array in which each item is an object, received undefined',
    ],
    [{ ...context, failOn: "none" }, 'option "failOn" must be "error", "warning" or "note", received "none"'],
    [{ ...context, width: "80" }, 'option "width" must be a number from 0, received "80"'],
    [{ ...context, mostPerRule: -1 }, 'option "mostPerRule" must be a number from 0, received -1'],
  ])("rejects a wrong context", (wrongContext, message) => {
    expect(() => open(wrongContext as never)).toThrow(new TypeError(message));
  });

  it("accepts what its type allows", () => {
    expect(() => open({ ...context, mostPerRule: Infinity, width: Infinity })).not.toThrow();
  });
});
