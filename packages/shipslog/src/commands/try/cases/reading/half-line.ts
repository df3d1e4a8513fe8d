import { fromTheStart, type TryCase } from "../TryCase.ts";

/** The game crashed while it wrote a line; a later session is in another file. */
export const halfLineCase: TryCase = {
  name: "half-line",
  group: "reading",
  game: "The game crashed while it wrote a line; a later session is in another file.",
  expects: "Every whole event, and nothing of the half line.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    story.beginLine();
    story.session().play(3);
    story.start().await();
  },
};
