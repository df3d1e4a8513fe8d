import type { TryCase } from "../TryCase.ts";

/** The game writes line by line. */
export const lineByLineCase: TryCase = {
  name: "line-by-line",
  group: "following",
  game: "The game writes line by line.",
  expects: "Each event, before the next one is written.",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let lines = story.chance.integer(4, 8); lines > 0; lines--) story.play(1).await();
  },
};
