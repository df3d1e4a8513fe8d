import { sampleEvents } from "../examples/sampleEvents.ts";
import { withField } from "../examples/mutations.ts";
import { observedRule } from "../templates/observedRule.ts";

/** Fields of observed kinds that no real journal has. */
export const observedField = observedRule("field", {
  id: "observed-field",
  live: "note",
  game: "The specification does not describe this kind; real journals show its fields.",
  title: "A field is present that this kind never has in real journals.",
  why: "A patch added the field, or somebody misspelt it; both are worth knowing. A drift report lists it.",
  evidence: "The event alone, and at least 200 events of the kind in real journals.",
  passes: [{ event: sampleEvents.Music() }],
  fails: [{ event: sampleEvents.Music({ Colour: "red" }) }],
  mutations: [withField("Music", "Colour", "red"), withField("LoadGame", "Colour", "red")],
});
