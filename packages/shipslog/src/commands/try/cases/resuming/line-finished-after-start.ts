import type { TryCase } from "../TryCase.ts";

/** The reader is ended and started again while a line is half written. */
export const lineFinishedAfterStartCase: TryCase = {
  name: "line-finished-after-start",
  group: "resuming",
  game: "The reader is ended and started again while a line is half written.",
  expects: "The event of that line, once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const finishLine = story.beginLine();
    story.pause().stop().start().pause("start");
    finishLine().await();
    story.play(1);
  },
};
