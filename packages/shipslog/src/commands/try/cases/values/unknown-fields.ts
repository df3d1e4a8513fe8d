import type { TryCase } from "../TryCase.ts";

/** An update of the game adds fields to known kinds, with names that some languages reserve. */
export const unknownFieldsCase: TryCase = {
  name: "unknown-fields",
  group: "values",
  game: "An update of the game adds fields to known kinds, with names that some languages reserve.",
  expects: "Those fields too.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const added = {
      New_Field: [{ Deep: { Er: true } }],
      class: 1,
      constructor: "c",
      length: 7,
      "with space": "",
      é: null,
    };
    story.append(...story.drawMany(3).map((event) => ({ ...event, ...added })));
    story.await().play(1);
  },
};
