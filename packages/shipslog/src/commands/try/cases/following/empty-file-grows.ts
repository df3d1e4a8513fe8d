import type { TryCase } from "../TryCase.ts";

/** A new journal has nothing in it for a while. */
export const emptyFileGrowsCase: TryCase = {
  name: "empty-file-grows",
  group: "following",
  game: "A new journal has nothing in it for a while.",
  expects: "Its events, when they are written.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.open().pause();
    story.play(3).await();
  },
};
