import type { TryCase } from "../TryCase.ts";

/** The reader is killed while many lines come, and started again. */
export const killedInBurstCase: TryCase = {
  name: "killed-in-burst",
  group: "resuming",
  game: "The reader is killed while many lines come, and started again.",
  expects: "Every event; those just before the kill may come out twice.",
  profiles: ["resume"],
  mayRepeatAfterKill: true,
  tell(story) {
    story.session().play(2).startAndFollow();
    story.appendTogether(...story.drawMany(100)).stop("kill");
    story.play(3).start().await();
    story.play(1);
  },
};
