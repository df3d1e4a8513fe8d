import { printLine } from "@shipslog/contract/text";
import type { CaseRows } from "./TryCase.ts";

/** A reader that is ended or killed, and started again. */
export const resumingCases: CaseRows = {
  "more-lines": {
    game: "The reader is ended, the game writes more lines, the reader is started again.",
    expects: "The new events only, each once.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.play(2).await().stop();
      story.play(story.chance.integer(2, 6)).start().await();
      story.play(1);
    },
  },
  "nothing-new": {
    game: "The reader is ended and started again, and nothing was written meanwhile.",
    expects: "Nothing again; then the next event.",
    tell(story) {
      story.session().play(4).startAndFollow();
      story.stop().start().pause("start");
      story.play(1).await();
    },
  },
  "five-restarts": {
    game: "The reader is ended and started again after every line.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let restarts = 5; restarts > 0; restarts--) {
        story.stop().play(story.chance.integer(0, 2)).start().play(1).await();
      }
    },
  },
  "ended-in-line": {
    game: "The reader is ended while a line is half written; the rest comes before it starts again.",
    expects: "The event of that line, once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const finishLine = story.beginLine();
      story.pause().stop();
      finishLine().start().await();
      story.play(1);
    },
  },
  "ended-between-cr-and-lf": {
    game: "The reader is ended between the CR and the LF of a line.",
    expects: "The event of that line, once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const event = story.draw();
      story
        .appendText(`${printLine(event)}\r`)
        .pause()
        .stop();
      story.appendText("\n").due(event).play(1).start().await();
      story.play(1);
    },
  },
  "line-finished-after-start": {
    game: "The reader is ended and started again while a line is half written.",
    expects: "The event of that line, once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const finishLine = story.beginLine();
      story.pause().stop().start().pause("start");
      finishLine().await();
      story.play(1);
    },
  },
  "new-session-while-away": {
    game: "The session ends and a new one starts while the reader does not run.",
    expects: "The rest of the old journal, then the new one.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.stop().play(2).session().play(3);
      story.start().await().play(1);
    },
  },
  "new-part-while-away": {
    game: "The session is continued in the next part while the reader does not run.",
    expects: "The rest of the part, then the next one.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.stop().play(1).nextPart().play(2).nextPart().play(1);
      story.start().await().play(1);
    },
  },
  "many-sessions-while-away": {
    game: "The game is played for weeks while the reader does not run.",
    expects: "The events of all sessions, in order.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.stop();
      for (let sessions = story.chance.integer(8, 14); sessions > 0; sessions--) {
        story.time.pass(86_400);
        story.session().play(2);
      }
      story.start().await().play(1);
    },
  },
  "crash-while-away": {
    game: "The game crashed in the middle of a line, and a new session starts while the reader does not run.",
    expects: "Every whole event, and nothing of the half line.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.beginLine();
      story.pause().stop().session().play(3).start().await();
      story.play(1);
    },
  },
  "identical-line-while-away": {
    game: "The next line is the same as the last one that the reader has printed.",
    expects: "The event again, because it was written again.",
    tell(story) {
      story.session().play(2);
      const event = story.draw();
      story.append(event).startAndFollow();
      story.stop().append(event).start().await();
      story.play(1);
    },
  },
  "same-second-while-away": {
    game: "The next lines have the timestamp of the last one that the reader has printed.",
    expects: "The new events, each once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const timestamp = story.time.stamp;
      story.stop();
      for (const event of story.drawMany(3)) story.append({ ...event, timestamp });
      story.start().await().play(1);
    },
  },
  "clock-back-while-away": {
    game: "The clock of the machine is set back while the reader does not run.",
    expects: "The new events, although their timestamps are earlier.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.stop();
      story.time.pass(-story.chance.integer(60, 7200));
      story.play(3).start().await();
      story.play(1);
    },
  },
  "ended-in-empty-folder": {
    game: "The reader is started in an empty folder and ended before the first journal appears.",
    expects: "Every event of the first journal.",
    tell(story) {
      story.makeFolder().start().pause("start").stop();
      story.session().play(2).start().await();
      story.play(1);
    },
  },
  killed: {
    game: "The reader is killed while nothing happens, and started again.",
    expects: "The new events only, each once.",
    tell(story) {
      story.session().play(3).startAndFollow();
      story.play(2).await().pause("save").stop("kill");
      story.play(2).start().await();
      story.play(1);
    },
  },
  "killed-in-burst": {
    game: "The reader is killed while many lines come, and started again.",
    expects: "Every event; those just before the kill may come out twice.",
    mayRepeatAfterKill: true,
    tell(story) {
      story.session().play(2).startAndFollow();
      story.appendTogether(...story.drawMany(100)).stop("kill");
      story.play(3).start().await();
      story.play(1);
    },
  },
};
