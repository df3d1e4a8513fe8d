/** Simulated sessions of dialect spec, judged moment by moment in one pass. */
import { kinds } from "@shipslog/contract";
import { describe, expect } from "vitest";
import { longTest, type LongRun } from "../../../tests/helpers/longTest.ts";
import { FieldShares, type FieldShare } from "./helpers/fieldShares.ts";
import { relationJudge } from "./helpers/relations.ts";
import { Complaints, judgedSeeds, judgeSessions, type Judge } from "./helpers/sessions.ts";
import { pathJudge, statusJudge, statusVocabulary } from "./helpers/statusBits.ts";
import { triggerJudge } from "./helpers/triggers.ts";
import { independentFolder, validityJudge } from "./helpers/validity.ts";

/** Within so many seeds every field, value, bit and trigger occurs; with fewer only what is wrong is judged. */
const coveringSeeds = 25;

/**
 * It was 200 seeds in four passes. The first 25 reach every field, value and bit; a judge looks at every moment, so what is
 * wrong in a kind or a state shows in the first sessions that have it. The other 25 are new in every long run.
 */
const size = { check: 1, full: 50, of: "seeds of each scenario" };

const onlyTrue = "The field is present only when it is true.";

/** Counted values that the simulator does not produce, with the reason. */
const unproducedValues: Readonly<Record<string, string>> = {
  "FSDJump Wanted=false": onlyTrue,
  "FSDJump Factions[].SquadronFaction=false": onlyTrue,
  "FSDJump Factions[].HappiestSystem=false": onlyTrue,
  "FSDJump Factions[].HomeSystem=false": onlyTrue,
  "Docked Wanted=false": onlyTrue,
  "Docked ActiveFine=false": onlyTrue,
  "Docked CockpitBreach=false": onlyTrue,
  "StoredModules Items[].InTransit=false": onlyTrue,
};

/** Counts the fields and values of each event and of each new content of a companion file. */
function fieldJudge(): Judge & { readonly shares: FieldShares } {
  const shares = new FieldShares();
  let last: readonly unknown[] = [];
  return {
    shares,
    begin() {
      last = [];
    },
    see({ event, companions }) {
      const files = Object.values(companions);
      for (const each of [event, ...files]) if (each !== undefined && !last.includes(each)) shares.see(each);
      last = files;
    },
  };
}

function judgeAll({ size: seeds, seed, report }: LongRun) {
  const found = {
    validity: new Complaints(),
    independent: new Complaints(),
    triggers: new Complaints(),
    status: new Complaints(),
    relations: new Complaints(),
  };
  const validity = validityJudge(found.validity, found.independent);
  const triggers = triggerJudge(found.triggers);
  const status = statusJudge(found.status);
  const path = pathJudge(found.status);
  const relations = relationJudge(found.relations);
  const fields = fieldJudge();
  const judges = [validity, triggers, status, path, relations, fields];
  const seen = judgeSessions(judgedSeeds(seeds, coveringSeeds, seed), Object.values(found), judges, report);
  return { isCovering: seeds >= coveringSeeds, found, seen, validity, triggers, status, path, relations, fields };
}

let judged: ReturnType<typeof judgeAll> | undefined;

/** The sessions are simulated once for all claims about them. */
function judgeOnce(run: LongRun): ReturnType<typeof judgeAll> {
  judged ??= judgeAll(run);
  return judged;
}

describe("every scenario for two hours", () => {
  longTest(
    {
      claim:
        "Every event and companion file of every scenario passes validate without issue and the published JSON Schemas, and is printed and parsed without a loss.",
      size,
    },
    (run) => {
      const { found, seen, validity } = judgeOnce(run);
      expect(found.validity.list()).toEqual([]);
      expect(Object.keys(validity.checked.byKind).toSorted()).toEqual(kinds.toSorted());
      return `${seen.sessions} sessions, ${seen.events} events, ${seen.moments} moments, 0 issues`;
    },
  );

  longTest(
    {
      claim: "Every event of every scenario passes the JSON Schemas of another project for the same kinds.",
      size,
      needs: [independentFolder],
    },
    (run) => {
      const { found, seen } = judgeOnce(run);
      expect(found.independent.list()).toEqual([]);
      return `${seen.events} events, 0 errors`;
    },
  );

  longTest(
    {
      claim:
        "For each row of the Events table the events equal the triggering transitions of the log, in both directions.",
      size,
    },
    (run) => {
      const { found, triggers } = judgeOnce(run);
      expect(found.triggers.list()).toEqual([]);
      expect(Object.entries(triggers.triggers).filter(([, count]) => count === 0)).toEqual([]);
      const { Status: updates = 0, ...events } = triggers.triggers;
      const sum = Object.values(events).reduce((total, count) => total + count, 0);
      return `${sum} triggers and ${updates} updates of Status, 0 differences`;
    },
  );

  longTest(
    {
      claim:
        "Every Flags and Flags2 bit and GuiFocus value occurs, none in a state that forbids it; fuel, heat, position and altitude agree with the model at every moment.",
      size,
    },
    (run) => {
      const { isCovering, found, status, path } = judgeOnce(run);
      expect(found.status.list()).toEqual([]);
      expect(path.steps.count).toBeGreaterThan(1000);
      const missing = statusVocabulary.filter((name) => !status.seen.has(name));
      if (isCovering) expect(missing).toEqual([]);
      expect(missing.length).toBeLessThan(5);
      return `${status.seen.size} bits and screens, ${path.steps.count} steps over planets`;
    },
  );

  longTest(
    {
      claim: "The relations of real journals that no rule of the check judges hold for every simulated event.",
      size,
    },
    (run) => {
      const { found, seen, relations } = judgeOnce(run);
      expect(found.relations.list()).toEqual([]);
      expect(relations.checked["FSDJump"]).toBeGreaterThan(50);
      return `${seen.events} events, 0 broken`;
    },
  );

  longTest(
    {
      claim:
        "Over 200 sessions in dialect spec every optional field is present and absent at least once, and every value of a closed or seen list, both values of a boolean and a number above each limit that it may exceed occur or have a reason.",
      size,
    },
    (run) => {
      const { isCovering, fields } = judgeOnce(run);
      const { neverAbsent, neverPresent, missingValues } = gapsIn(fields.shares);
      const gaps = neverAbsent.length + neverPresent.length + missingValues.length;
      run.report(`never absent: ${neverAbsent.join(", ")}; never present: ${neverPresent.join(", ")}`);
      run.report(`values that never occur: ${missingValues.join(", ")}`);
      // A value with a reason not to occur must not occur.
      expect(Object.keys(unproducedValues).filter((value) => !missingValues.includes(value))).toEqual([]);
      // One seed of each scenario shows at least nine in ten.
      expect(neverPresent.length).toBeLessThan(fields.shares.fields.size * 0.1);
      if (isCovering) {
        expect(neverAbsent).toEqual([]);
        expect(neverPresent).toEqual([]);
        expect(missingValues.filter((value) => !(value in unproducedValues))).toEqual([]);
      }
      return `${fields.shares.fields.size} optional fields, ${gaps} of them or of their values do not vary`;
    },
  );
});

function gapsIn({ fields, values }: FieldShares) {
  const namesOf = (isGap: (share: FieldShare) => boolean): readonly string[] =>
    [...fields].flatMap(([name, share]) => (isGap(share) ? [name] : []));
  return {
    neverAbsent: namesOf(({ absent }) => absent === 0),
    neverPresent: namesOf(({ parents, absent }) => absent === parents),
    missingValues: [...values].flatMap(([field, counts]) =>
      [...counts].flatMap(([value, count]) => (count === 0 ? [`${field}=${value}`] : [])),
    ),
  };
}
