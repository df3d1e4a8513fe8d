import type { TryCase } from "../TryCase.ts";

/** The game writes a few hundred lines at once, as on entering a system. */
export const burstCase: TryCase = {
  name: "burst",
  group: "following",
  game: "The game writes a few hundred lines at once, as on entering a system.",
  expects: "Every event, once and in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.appendTogether(...story.drawMany(story.chance.integer(150, 300))).await();
    story.play(1);
  },
};
