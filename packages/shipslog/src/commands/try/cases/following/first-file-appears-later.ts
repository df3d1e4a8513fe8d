import type { TryCase } from "../TryCase.ts";

/** The folder is empty when the reader starts. */
export const firstFileAppearsLaterCase: TryCase = {
  name: "first-file-appears-later",
  group: "following",
  game: "The folder is empty when the reader starts.",
  expects: "Every event of the first journal.",
  tell(story) {
    story.makeFolder().start().pause("start");
    story.session().ready();
    story.play(3).await();
  },
};
