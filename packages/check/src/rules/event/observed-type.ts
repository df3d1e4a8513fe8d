import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField } from "../examples/mutations.ts";
import { observedRule } from "../templates/observedRule.ts";

/** Fields of observed kinds with a type that no real journal has. */
export const observedType = observedRule("type", {
  id: "observed-type",
  live: "warning",
  game: "The specification does not describe this kind; real journals show the types of its fields.",
  title: "A field has a type that it never has in real journals.",
  why: "Readers are written for the types that the game writes; with another they fail or compute with a wrong value.",
  evidence: "The event alone, and at least 50 values of the field in real journals.",
  passes: [{ event: sampleEvents.Music() }],
  fails: [{ event: sampleEvents.Music({ MusicTrack: 42 }) }],
  mutations: [
    withChangedField("Music", "MusicTrack", "as a number", () => 42),
    withChangedField("Fileheader", "Odyssey", "as a string", String),
    withChangedField("LoadGame", "Credits", "as a string", String),
    withChangedField("StartJump", "JumpType", "as null", () => null),
  ],
});
