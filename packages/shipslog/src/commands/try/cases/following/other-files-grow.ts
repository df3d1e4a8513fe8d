import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** Other files beside the journal change: a log of another program and a copy of the journal. */
export const otherFilesGrowCase: TryCase = {
  name: "other-files-grow",
  group: "following",
  game: "Other files beside the journal change: a log of another program and a copy of the journal.",
  expects: "The events of the journal and nothing else.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const line = printLine(story.draw()) + CRLF;
    const copy = `${story.journal}.bak`;
    const file = "netLog.260501.01.log";
    for (const other of [copy, file]) story.other(other, line);
    story.play(2).await();
    for (const other of [copy, file]) story.other(other, line);
    story.play(1);
  },
};
