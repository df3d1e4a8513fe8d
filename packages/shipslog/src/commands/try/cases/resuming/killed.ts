import type { TryCase } from "../TryCase.ts";

/** The reader is killed while nothing happens, and started again. */
export const killedCase: TryCase = {
  name: "killed",
  group: "resuming",
  game: "The reader is killed while nothing happens, and started again.",
  expects: "The new events only, each once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.play(2).await().pause("save").stop("kill");
    story.play(2).start().await();
    story.play(1);
  },
};
