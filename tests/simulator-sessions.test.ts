import { kinds } from "@shipslog/contract";
import { simulate } from "@shipslog/simulator";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldCollector, optionalFields } from "../lab/simulator/optionalFields.ts";
import { relationJudge } from "../lab/simulator/relations.ts";
import { Complaints, judgeSessions, judgedStartMs } from "../lab/simulator/sessions.ts";
import { pathJudge, statusJudge, statusVocabulary } from "../lab/simulator/statusBits.ts";
import { triggerJudge } from "../lab/simulator/triggers.ts";
import { validityJudge } from "../lab/simulator/validity.ts";

/** The proofs of the same names cover many more seeds. */
const seeds = 1;

describe(`every scenario for two hours, seed 1 to ${seeds}`, () => {
  const found = {
    validity: new Complaints(),
    triggers: new Complaints(),
    status: new Complaints(),
    relations: new Complaints(),
  };
  const fields = fieldCollector();
  const validity = validityJudge(found.validity);
  const triggers = triggerJudge(found.triggers);
  const status = statusJudge(found.status);
  const path = pathJudge(found.status);
  const relations = relationJudge(found.relations);

  beforeAll(() => {
    judgeSessions(seeds, Object.values(found), [fields, validity, triggers, status, path, relations]);
  }, 120_000);

  it("is valid by the contract, the published schemas and those of another project", () => {
    expect(found.validity.list()).toEqual([]);
    expect(Object.keys(validity.checked.byKind).toSorted()).toEqual(kinds.toSorted());
  });

  it("uses nearly every optional field", () => {
    const missing = optionalFields().filter((field) => !fields.seen.has(field));
    expect(missing.length).toBeLessThan(optionalFields().length * 0.05);
  });

  it("writes each kind exactly when the Events table requires it", () => {
    expect(found.triggers.list()).toEqual([]);
    expect(Object.entries(triggers.triggers).filter(([, count]) => count === 0)).toEqual([]);
  });

  it("reports in Status what the state allows and the model holds, along smooth paths", () => {
    expect(found.status.list()).toEqual([]);
    expect(path.steps.count).toBeGreaterThan(1000);
    expect(statusVocabulary.filter((name) => !status.seen.has(name)).length).toBeLessThan(5);
  });

  it("satisfies every relation of the facts", () => {
    expect(found.relations.list()).toEqual([]);
    expect(relations.checked["FSDJump"]).toBeGreaterThan(50);
  });
});

describe("the grand tour", () => {
  it("writes all kinds of the journal in one session", () => {
    const seen = new Set<unknown>();
    const durationMs = 12 * 3_600_000;
    const moments = simulate({
      seed: 42,
      scenario: "grand-tour",
      dialect: "spec",
      start: judgedStartMs,
      durationMs,
      status: false,
    });
    for (const { event } of moments) seen.add(event?.["event"]);
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual(["Status"]);
  });
});
