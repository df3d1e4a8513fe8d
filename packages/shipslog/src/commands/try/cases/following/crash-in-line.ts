import type { TryCase } from "../TryCase.ts";

/** The game crashes in the middle of a line and is started again. */
export const crashInLineCase: TryCase = {
  name: "crash-in-line",
  group: "following",
  game: "The game crashes in the middle of a line and is started again.",
  expects: "Every whole event, and nothing of the half line.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.beginLine();
    story.pause().session().play(3).await();
    story.play(1);
  },
};
