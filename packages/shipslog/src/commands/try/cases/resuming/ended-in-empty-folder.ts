import type { TryCase } from "../TryCase.ts";

/** The reader is started in an empty folder and ended before the first journal appears. */
export const endedInEmptyFolderCase: TryCase = {
  name: "ended-in-empty-folder",
  group: "resuming",
  game: "The reader is started in an empty folder and ended before the first journal appears.",
  expects: "Every event of the first journal.",
  profiles: ["resume"],
  tell(story) {
    story.makeFolder().start().pause("start").stop();
    story.session().play(2).start().await();
    story.play(1);
  },
};
