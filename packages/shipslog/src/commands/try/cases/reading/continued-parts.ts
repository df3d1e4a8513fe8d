import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A long session has several parts, which end with Continued. */
export const continuedPartsCase: TryCase = {
  name: "continued-parts",
  group: "reading",
  game: "A long session has several parts, which end with Continued.",
  expects: "The events of all parts, in the order of the parts.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    for (let parts = story.chance.integer(1, 3); parts > 0; parts--) story.nextPart().play(3);
    story.start().await();
  },
};
