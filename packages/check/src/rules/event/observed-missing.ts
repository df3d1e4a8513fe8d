import { sampleEvents } from "../examples/sampleEvents.ts";
import { withoutField } from "../examples/mutations.ts";
import { observedRule } from "../templates/observedRule.ts";

/** Fields that observed kinds always have. */
export const observedMissing = observedRule("missing", {
  id: "observed-missing",
  live: "warning",
  game: "The specification does not describe this kind; real journals show which fields it always has.",
  title: "A field is missing that this kind always has in real journals.",
  why: "Readers rely on a field that was never absent.",
  evidence: "The event alone, and at least 200 objects in real journals that all have the field.",
  passes: [{ event: sampleEvents.Music() }],
  fails: [{ event: sampleEvents.other("Music") }],
  mutations: [
    withoutField("Music", "MusicTrack"),
    withoutField("LoadGame", "Commander"),
    withoutField("StartJump", "JumpType"),
  ],
});
