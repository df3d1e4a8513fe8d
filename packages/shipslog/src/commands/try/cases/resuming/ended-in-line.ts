import type { TryCase } from "../TryCase.ts";

/** The reader is ended while a line is half written; the rest comes before it starts again. */
export const endedInLineCase: TryCase = {
  name: "ended-in-line",
  group: "resuming",
  game: "The reader is ended while a line is half written; the rest comes before it starts again.",
  expects: "The event of that line, once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const finishLine = story.beginLine();
    story.pause().stop();
    finishLine().start().await();
    story.play(1);
  },
};
