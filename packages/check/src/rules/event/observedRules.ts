import type { ObservedDifference } from "@shipslog/contract/observed";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

/** Creates the rule that reports one sort of difference from the observed kinds; in `spec` such kinds are errors anyway. */
function observedRule(
  observed: ObservedDifference,
  more: Pick<Rule, "id" | "title" | "why" | "evidence" | "passes" | "fails"> & {
    readonly live: "warning" | "note";
    /** What the specification leaves open about it. */
    readonly game: string;
  },
): Rule {
  const { live, game, ...rest } = more;
  return {
    ...rest,
    group: "event",
    observed,
    basis: { game },
    severity: { live },
    restsOn: "Real journals, counted in docs/observed.md",
  };
}

/** The rules that report how an event differs from the observed ones of its kind, one row for each difference. */
export const observedRules: readonly Rule[] = [
  observedRule("field", {
    id: "observed-field",
    live: "note",
    game: "The specification does not describe this kind; real journals show its fields.",
    title: "A field is present that this kind never has in real journals.",
    why: "A patch added the field, or somebody misspelt it; both are worth knowing. A drift report lists it.",
    evidence: "The event alone, and at least 200 events of the kind in real journals.",
    passes: [{ event: sampleEvents.Music() }],
    fails: [{ event: sampleEvents.Music({ Colour: "red" }) }],
  }),
  observedRule("missing", {
    id: "observed-missing",
    live: "warning",
    game: "The specification does not describe this kind; real journals show which fields it always has.",
    title: "A field is missing that this kind always has in real journals.",
    why: "Readers rely on a field that was never absent. In a journal of a version that is newer than all observed ones, or that does not say its version, it is a note. An object that also has a field that was never seen is of a new form: see observed-field.",
    evidence:
      "The event, a line as the game itself writes it, and at least 200 objects of at least five commanders and two versions of the game, which all have the field; the version of the journal is one of those that wrote the kind.",
    passes: [{ event: sampleEvents.Fileheader() }, { event: sampleEvents.Music() }],
    fails: [{ event: sampleEvents.Fileheader() }, { event: sampleEvents.other("Music") }],
  }),
  observedRule("type", {
    id: "observed-type",
    live: "warning",
    game: "The specification does not describe this kind; real journals show the types of its fields.",
    title: "A field has a type that it never has in real journals.",
    why: "Readers are written for the types that the game writes; with another they fail or compute with a wrong value.",
    evidence:
      "The event, a line as the game itself writes it, and at least 50 values of at least five commanders and two versions of the game; the version of the journal is one of those that wrote the kind. Whole numbers prove nothing about fractions.",
    passes: [{ event: sampleEvents.Fileheader() }, { event: sampleEvents.Music() }],
    fails: [{ event: sampleEvents.Fileheader() }, { event: sampleEvents.Music({ MusicTrack: 42 }) }],
  }),
];
