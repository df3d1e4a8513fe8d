import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A finished session is on disk. */
export const wholeFileCase: TryCase = {
  name: "whole-file",
  group: "reading",
  game: "A finished session is on disk.",
  expects: "Every event, once and in order.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(story.chance.integer(10, 30));
    story.start().await();
  },
};
