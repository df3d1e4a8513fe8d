import { CRLF, printLine } from "@shipslog/contract/text";
import type { CaseRows } from "./TryCase.ts";

/** Journals that grow while the reader runs. */
export const followingCases: CaseRows = {
  "line-by-line": {
    game: "The game writes line by line.",
    expects: "Each event, before the next one is written.",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let lines = story.chance.integer(4, 8); lines > 0; lines--) story.play(1).await();
    },
  },
  burst: {
    game: "The game writes a few hundred lines at once, as on entering a system.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.appendTogether(...story.drawMany(story.chance.integer(150, 300))).await();
      story.play(1);
    },
  },
  "steady-stream": {
    game: "The game writes many lines one after another without a pause.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.play(story.chance.integer(60, 120)).await();
    },
  },
  "cut-in-line": {
    game: "The game writes a line in pieces.",
    expects: "The event once, when its line is complete.",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let lines = 2; lines > 0; lines--) {
        const event = story.draw();
        const { length } = printLine(event);
        story
          .appendCut(event, story.chance.integer(1, length >> 1), story.chance.integer((length >> 1) + 1, length - 2))
          .await();
      }
      story.play(1);
    },
  },
  "cut-inside-character": {
    game: "The game writes a line in two pieces; the cut is between the bytes of one character.",
    expects: "The event with that character.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const character = story.chance.pick(["é", "ß", "こ", "🚀"]);
      const event = { timestamp: story.time.next(), event: "ReceiveText", From: "", Message: character.repeat(3) };
      const start = Buffer.byteLength(printLine(event).split(character, 1)[0] ?? "");
      const bytes = Buffer.byteLength(character);
      story.appendCut(event, start + bytes * story.chance.integer(0, 2) + story.chance.integer(1, bytes - 1)).await();
      story.play(1);
    },
  },
  "cut-before-line-end": {
    game: "The game writes a line and its line end later.",
    expects: "The event once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const event = story.draw();
      story.appendCut(event, Buffer.byteLength(printLine(event))).await();
      story.play(2);
    },
  },
  "cut-between-cr-and-lf": {
    game: "The game writes a line with its CR, and the LF later.",
    expects: "The event once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const event = story.draw();
      story.appendCut(event, Buffer.byteLength(printLine(event)) + 1).await();
      story.play(2);
    },
  },
  "cut-across-lines": {
    game: "Each write has the end of one line and the beginning of the next.",
    expects: "Every event, once and in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const events = story.drawMany(4);
      const bytes = Buffer.from(events.map((event) => printLine(event) + CRLF).join(""));
      const cuts = events.map((_, at) => Math.floor(((at + 0.5) * bytes.length) / events.length));
      for (const [at, end] of [...cuts, bytes.length].entries()) {
        story.appendBytes(bytes.subarray(cuts[at - 1] ?? 0, end)).pause();
      }
      for (const event of events) story.due(event);
      story.await().play(1);
    },
  },
  "byte-by-byte": {
    game: "The game writes a line byte by byte.",
    expects: "The event once.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const event = story.draw();
      for (const byte of Buffer.from(printLine(event) + CRLF)) story.appendBytes(Uint8Array.of(byte));
      story.due(event).await().play(1);
    },
  },
  "new-session": {
    game: "The game is closed and started again: a new journal appears.",
    expects: "The events of both sessions, in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.append({ timestamp: story.time.next(), event: "Shutdown" }).await();
      story.session().play(story.chance.integer(2, 5)).await();
      story.play(1);
    },
  },
  "updated-game": {
    game: "The game is updated while the reader follows: the next journal has the new form of names, and the new header.",
    expects: "The events of both journals.",
    tell(story) {
      story.earlierSession("3.8").play(2).startAndFollow();
      story.play(2).await();
      story.time.pass(3600);
      story.session({ game: "4.0" }).play(3).await();
    },
  },
  "new-part": {
    game: "The session is continued in the next part.",
    expects: "The events of both parts, in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.nextPart().play(3).await();
      story.nextPart().play(1);
    },
  },
  "unread-tail": {
    game: "The game writes its last lines and starts a new journal before the reader can look.",
    expects: "The last lines of the old journal, then those of the new one.",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let sessions = 3; sessions > 0; sessions--) {
        story.play(story.chance.integer(2, 6)).session().play(2).await();
      }
    },
  },
  "sessions-in-a-row": {
    game: "The game is started several times before the reader can look.",
    expects: "The events of all sessions, in order.",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let sessions = 4; sessions > 0; sessions--) story.session().play(2);
      story.await().play(1);
    },
  },
  "crash-in-line": {
    game: "The game crashes in the middle of a line and is started again.",
    expects: "Every whole event, and nothing of the half line.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.beginLine();
      story.pause().session().play(3).await();
      story.play(1);
    },
  },
  "folder-appears-later": {
    game: "The folder does not exist when the reader starts: the game was never run.",
    expects: "Every event, once the folder and its first journal appear.",
    tell(story) {
      story.start().pause("start");
      story.session().ready();
      story.play(3).await();
    },
  },
  "first-file-appears-later": {
    game: "The folder is empty when the reader starts.",
    expects: "Every event of the first journal.",
    tell(story) {
      story.makeFolder().start().pause("start");
      story.session().ready();
      story.play(3).await();
    },
  },
  "empty-file-grows": {
    game: "A new journal has nothing in it for a while.",
    expects: "Its events, when they are written.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.open().pause();
      story.play(3).await();
    },
  },
  "identical-lines": {
    game: "The game writes the same line several times.",
    expects: "The event as many times as it was written.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const event = story.draw();
      story.append(...Array.from({ length: story.chance.integer(2, 4) }, () => event)).await();
      story.append(event).await().play(1);
    },
  },
  "same-second": {
    game: "The game writes several lines within one second.",
    expects: "Every event, in the order of the lines.",
    tell(story) {
      story.session().play(2).startAndFollow();
      const timestamp = story.time.next();
      const events = story.drawMany(story.chance.integer(4, 9)).map((event) => ({ ...event, timestamp }));
      for (const event of events) story.append(event);
      story.await().play(1);
    },
  },
  "clock-back": {
    game: "The clock of the machine is set back: later lines have earlier timestamps.",
    expects: "Every event, in the order of the lines.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.play(2).await();
      story.time.pass(-story.chance.integer(60, 7200));
      story.play(3).await();
    },
  },
  "broken-line-while-following": {
    game: "A line that is not JSON is written while the reader follows.",
    expects: "The events before and after it.",
    tell(story) {
      story.session().play(2).startAndFollow();
      story
        .play(1)
        .appendText(`${story.chance.pick(["{", "null", "[]", '{ "timestamp":"2026'])}${CRLF}`)
        .await();
      story.play(2).await();
    },
  },
  "other-files-grow": {
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
  },
};
