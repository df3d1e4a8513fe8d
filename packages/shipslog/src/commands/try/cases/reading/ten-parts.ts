import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A session has more than nine parts. */
export const tenPartsCase: TryCase = {
  name: "ten-parts",
  group: "reading",
  game: "A session has more than nine parts.",
  expects: "The events of all parts, in the order of the parts.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(1);
    for (let parts = story.chance.integer(9, 12); parts > 0; parts--) story.nextPart().play(1);
    story.start().await();
  },
};
