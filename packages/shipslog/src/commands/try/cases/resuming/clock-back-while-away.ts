import type { TryCase } from "../TryCase.ts";

/** The clock of the machine is set back while the reader does not run. */
export const clockBackWhileAwayCase: TryCase = {
  name: "clock-back-while-away",
  group: "resuming",
  game: "The clock of the machine is set back while the reader does not run.",
  expects: "The new events, although their timestamps are earlier.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.stop();
    story.time.pass(-story.chance.integer(60, 7200));
    story.play(3).start().await();
    story.play(1);
  },
};
