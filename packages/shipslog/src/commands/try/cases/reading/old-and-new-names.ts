import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Some files have a name of the form used before March 2022, with twelve digits. */
export const oldAndNewNamesCase: TryCase = {
  name: "old-and-new-names",
  group: "reading",
  game: "Some files have a name of the form used before March 2022, with twelve digits.",
  expects: "The events of all files in the order of the sessions, which is not the order of the names as text.",
  profiles: fromTheStart,
  tell(story) {
    story.session({ form: "old" }).play(3);
    story.time.pass(7200);
    story.session().play(3);
    story.start().await();
  },
};
