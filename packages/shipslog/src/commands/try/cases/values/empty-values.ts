import type { TryCase } from "../TryCase.ts";

/** Fields are empty: texts, lists, objects, null, zero and false. */
export const emptyValuesCase: TryCase = {
  name: "empty-values",
  group: "values",
  game: "Fields are empty: texts, lists, objects, null, zero and false.",
  expects: "The same values.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const empty = { Text: "", List: [], Object: {}, Nothing: null, Zero: 0, No: false, Nested: [[], [{}], null] };
    story.append({ timestamp: story.time.next(), event: "Missions", ...empty });
    story.append({ timestamp: story.time.next(), event: "ShipLocker", Items: [], Components: [] });
    story.await().play(1);
  },
};
