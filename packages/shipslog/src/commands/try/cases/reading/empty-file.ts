import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Between two sessions is a journal with nothing in it: the game was closed at once. */
export const emptyFileCase: TryCase = {
  name: "empty-file",
  group: "reading",
  game: "Between two sessions is a journal with nothing in it: the game was closed at once.",
  expects: "The events of the other files.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    story.open();
    story.session().play(3);
    story.start().await();
  },
};
