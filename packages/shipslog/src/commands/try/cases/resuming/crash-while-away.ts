import type { TryCase } from "../TryCase.ts";

/** The game crashed in the middle of a line, and a new session starts while the reader does not run. */
export const crashWhileAwayCase: TryCase = {
  name: "crash-while-away",
  group: "resuming",
  game: "The game crashed in the middle of a line, and a new session starts while the reader does not run.",
  expects: "Every whole event, and nothing of the half line.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.beginLine();
    story.pause().stop().session().play(3).start().await();
    story.play(1);
  },
};
