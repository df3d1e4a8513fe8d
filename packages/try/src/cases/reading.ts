import { CRLF, printLine } from "@shipslog/contract/text";
import type { CaseRows } from "./TryCase.ts";

/** Journals that are on disk before the reader starts. */
export const readingCases: CaseRows = {
  "whole-file": {
    game: "A finished session is on disk.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(story.chance.integer(10, 30));
      story.start().await();
    },
  },
  "several-sessions": {
    game: "Several finished sessions are on disk, each in a file of its own.",
    expects: "The events of all files, in the order of the sessions.",
    tell(story) {
      for (let sessions = story.chance.integer(3, 6); sessions > 0; sessions--) {
        story.session().play(story.chance.integer(2, 8));
        story.time.pass(3600);
      }
      story.start().await();
    },
  },
  "continued-parts": {
    game: "A long session has several parts, which end with Continued.",
    expects: "The events of all parts, in the order of the parts.",
    tell(story) {
      story.session().play(3);
      for (let parts = story.chance.integer(1, 3); parts > 0; parts--) story.nextPart().play(3);
      story.start().await();
    },
  },
  "ten-parts": {
    game: "A session has more than nine parts.",
    expects: "The events of all parts, in the order of the parts.",
    tell(story) {
      story.session().play(1);
      for (let parts = story.chance.integer(9, 12); parts > 0; parts--) story.nextPart().play(1);
      story.start().await();
    },
  },
  "old-and-new-names": {
    game: "Some files have a name of the form used before March 2022, with twelve digits.",
    expects: "The events of all files in the order of the sessions, which is not the order of the names as text.",
    tell(story) {
      story.session({ form: "old" }).play(3);
      story.time.pass(7200);
      story.session().play(3);
      story.start().await();
    },
  },
  "ten-years": {
    game: "The folder begins in 2017: journals of game 2.4, 3.3 and 3.8, whose names have twelve digits, are beside one of 4.0 and one of today.",
    expects: "The events of all files, the oldest first, whatever fields and headers their games had.",
    tell(story) {
      for (const game of ["2.4", "3.3", "3.8", "4.0"] as const) story.earlierSession(game).play(3);
      story.time.nowMs = Date.UTC(2026, 4, 1, 20);
      story.session().play(3);
      story.start().await();
    },
  },
  "no-commander-id": {
    game: "Journals of game 2.4 name the commander without an id, systems without an address and stations without a market.",
    expects: "Every event; nothing waits for a field that never comes.",
    tell(story) {
      story.earlierSession("2.4").play(4);
      for (let sessions = story.chance.integer(1, 3); sessions > 0; sessions--) {
        story.time.pass(3600);
        story.session({ game: "2.4" }).play(4);
      }
      story.start().await();
    },
  },
  "other-files": {
    game: "Other files are beside the journal: a copy with another ending, a log of another program, a market.",
    expects: "The events of the journal and nothing else.",
    tell(story) {
      story.session().play(4);
      const { journal } = story;
      for (const file of [`${journal}.bak`, "backup-2026-05-01.log", "netLog.260501.01.log", "JournalNotes.txt"]) {
        story.open({ file }).appendText(printLine(story.draw()) + CRLF);
      }
      story.session().play(2);
      story.start().await();
    },
  },
  "hundred-old-files": {
    game: "A hundred old journals are on disk.",
    expects: "The events of all files, in order.",
    tell(story) {
      for (let files = 0; files < 100; files++) {
        story.session().appendTogether(...story.drawMany(2));
        story.time.pass(600);
      }
      story.session().play(3);
      story.start().await();
    },
  },
  "empty-file": {
    game: "Between two sessions is a journal with nothing in it: the game was closed at once.",
    expects: "The events of the other files.",
    tell(story) {
      story.session().play(3);
      story.open();
      story.session().play(3);
      story.start().await();
    },
  },
  "no-last-line-end": {
    game: "The last line of an older session has no line end.",
    expects: "That event too, once; when it comes out does not matter.",
    tell(story) {
      story.session().play(3);
      const last = story.draw();
      story.appendText(printLine(last)).due(last, { isUnordered: true });
      story.session().play(3);
      story.start().await();
    },
  },
  "half-line": {
    game: "The game crashed while it wrote a line; a later session is in another file.",
    expects: "Every whole event, and nothing of the half line.",
    tell(story) {
      story.session().play(3);
      story.beginLine();
      story.session().play(3);
      story.start().await();
    },
  },
  "nul-tail": {
    game: "A power failure left NUL bytes at the end of a file; a later session is in another file.",
    expects: "Every whole event, and nothing for the NUL bytes.",
    tell(story) {
      story.session().play(3);
      story.appendBytes(new Uint8Array(story.chance.integer(1, 5000)));
      story.session().play(3);
      story.start().await();
    },
  },
  "nul-line": {
    game: "A line of NUL bytes is between two lines.",
    expects: "The events before and after it.",
    tell(story) {
      story.session().play(3);
      story.appendBytes(new Uint8Array(story.chance.integer(1, 500))).appendText(CRLF);
      story.play(3);
      story.start().await();
    },
  },
  "broken-line": {
    game: "A line that is not JSON is between two lines.",
    expects: "The events before and after it.",
    tell(story) {
      story.session().play(3);
      const line = printLine(story.draw());
      const broken = story.chance.pick([
        line.slice(0, -2),
        line.replace(":", ""),
        "<html>",
        `${line.slice(0, 20)}${line}`,
      ]);
      story.appendText(broken + CRLF);
      story.play(3);
      story.start().await();
    },
  },
  "blank-lines": {
    game: "Blank lines are between the lines.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(2);
      for (let lines = 3; lines > 0; lines--) {
        story.appendText(story.chance.pick([CRLF, `${CRLF}${CRLF}`, `  ${CRLF}`])).play(1);
      }
      story.start().await();
    },
  },
  "line-feeds": {
    game: "The lines end with LF alone, as after a copy through another system.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session();
      for (const event of story.drawMany(6)) story.appendText(`${printLine(event)}\n`).due(event);
      story.start().await();
    },
  },
};
