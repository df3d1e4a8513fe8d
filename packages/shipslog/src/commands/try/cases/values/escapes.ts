import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** Text has quotes, backslashes and characters that JSON escapes, some of them as \\u with digits. */
export const escapesCase: TryCase = {
  name: "escapes",
  group: "values",
  game: "Text has quotes, backslashes and characters that JSON escapes, some of them as \\u with digits.",
  expects: "The same text.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const texts = [String.raw`C:\Users\"x"`, "tab\tline\nreturn\r", "</script>", "\u0001\u001f", "a/b"];
    for (const Message of story.chance.shuffled(texts)) {
      story.append({ timestamp: story.time.next(), event: "SendText", To: "local", Message });
    }
    const event = { timestamp: story.time.next(), event: "SendText", To: "local", Message: "é🚀" };
    story.appendText(printLine(event).replace("é🚀", String.raw`\u00e9\ud83d\ude80`) + CRLF).due(event);
    story.await().play(1);
  },
};
