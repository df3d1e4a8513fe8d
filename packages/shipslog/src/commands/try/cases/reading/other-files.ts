import { CRLF, printLine } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Other files are beside the journal: a copy with another ending, a log of another program, a market. */
export const otherFilesCase: TryCase = {
  name: "other-files",
  group: "reading",
  game: "Other files are beside the journal: a copy with another ending, a log of another program, a market.",
  expects: "The events of the journal and nothing else.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(4);
    const { journal } = story;
    for (const file of [`${journal}.bak`, "backup-2026-05-01.log", "netLog.260501.01.log", "JournalNotes.txt"]) {
      story.open({ file }).appendText(printLine(story.draw()) + CRLF);
    }
    story.session().play(2);
    story.start().await();
  },
};
