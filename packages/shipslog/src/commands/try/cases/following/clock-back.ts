import type { TryCase } from "../TryCase.ts";

/** The clock of the machine is set back: later lines have earlier timestamps. */
export const clockBackCase: TryCase = {
  name: "clock-back",
  group: "following",
  game: "The clock of the machine is set back: later lines have earlier timestamps.",
  expects: "Every event, in the order of the lines.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.play(2).await();
    story.time.pass(-story.chance.integer(60, 7200));
    story.play(3).await();
  },
};
