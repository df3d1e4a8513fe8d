import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A power failure left NUL bytes at the end of a file; a later session is in another file. */
export const nulTailCase: TryCase = {
  name: "nul-tail",
  group: "reading",
  game: "A power failure left NUL bytes at the end of a file; a later session is in another file.",
  expects: "Every whole event, and nothing for the NUL bytes.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    story.appendBytes(new Uint8Array(story.chance.integer(1, 5000)));
    story.session().play(3);
    story.start().await();
  },
};
