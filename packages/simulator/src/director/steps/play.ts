import { act, createPlayer } from "../../activities/play.ts";
import { scenarioNames, scenarios } from "../../scenarios/scenarios.ts";
import { reachWorld } from "../reach.ts";
import { millisecondsOfDuration } from "../millisecondsOfDuration.ts";
import { durationField, step, wordField } from "../StepDeclaration.ts";

/** Plays without a script. */
export const playStep = step({
  does: "Plays for a while as a built-in scenario does, by its weights.",
  fields: {
    for: durationField("How long; ten minutes by default."),
    as: wordField(scenarioNames, "The scenario; grand-tour by default."),
  },
  argument: "for",
  run(context, { for: length = "10m", as = "grand-tour" }) {
    const { session } = context;
    const player = createPlayer(scenarios[as]);
    reachWorld(context);
    const endMs = session.timeMs + millisecondsOfDuration(length);
    while (session.timeMs < endMs) {
      reachWorld({ ...context, isStrict: false });
      act(session, player);
    }
  },
});
