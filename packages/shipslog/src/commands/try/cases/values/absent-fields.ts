import { leastFields } from "@shipslog/contract/examples";
import type { TryCase } from "../TryCase.ts";

/** Each kind of the specification comes with every optional field absent. */
export const absentFieldsCase: TryCase = {
  name: "absent-fields",
  group: "values",
  game: "Each kind of the specification comes with every optional field absent.",
  expects: "Each event as it is, with no field invented.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    for (const [event, fields] of story.chance.shuffled(Object.entries(leastFields))) {
      story.append({ timestamp: story.time.next(), event, ...fields });
    }
    story.await().play(1);
  },
};
