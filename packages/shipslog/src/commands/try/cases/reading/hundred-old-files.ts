import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A hundred old journals are on disk. */
export const hundredOldFilesCase: TryCase = {
  name: "hundred-old-files",
  group: "reading",
  game: "A hundred old journals are on disk.",
  expects: "The events of all files, in order.",
  profiles: fromTheStart,
  tell(story) {
    for (let files = 0; files < 100; files++) {
      story.session().appendTogether(...story.drawMany(2));
      story.time.pass(600);
    }
    story.session().play(3);
    story.start().await();
  },
};
