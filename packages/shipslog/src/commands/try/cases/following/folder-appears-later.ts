import type { TryCase } from "../TryCase.ts";

/** The folder does not exist when the reader starts: the game was never run. */
export const folderAppearsLaterCase: TryCase = {
  name: "folder-appears-later",
  group: "following",
  game: "The folder does not exist when the reader starts: the game was never run.",
  expects: "Every event, once the folder and its first journal appear.",
  tell(story) {
    story.start().pause("start");
    story.session().ready();
    story.play(3).await();
  },
};
