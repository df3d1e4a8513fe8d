import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Several finished sessions are on disk, each in a file of its own. */
export const severalSessionsCase: TryCase = {
  name: "several-sessions",
  group: "reading",
  game: "Several finished sessions are on disk, each in a file of its own.",
  expects: "The events of all files, in the order of the sessions.",
  profiles: fromTheStart,
  tell(story) {
    for (let sessions = story.chance.integer(3, 6); sessions > 0; sessions--) {
      story.session().play(story.chance.integer(2, 8));
      story.time.pass(3600);
    }
    story.start().await();
  },
};
