import type { TryCase } from "../TryCase.ts";

/** The game writes many lines one after another without a pause. */
export const steadyStreamCase: TryCase = {
  name: "steady-stream",
  group: "following",
  game: "The game writes many lines one after another without a pause.",
  expects: "Every event, once and in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.play(story.chance.integer(60, 120)).await();
  },
};
