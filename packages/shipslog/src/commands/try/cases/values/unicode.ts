import type { TryCase } from "../TryCase.ts";

/** Names and messages have characters of many scripts, emoji and invisible ones. */
export const unicodeCase: TryCase = {
  name: "unicode",
  group: "values",
  game: "Names and messages have characters of many scripts, emoji and invisible ones.",
  expects: "The same text.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const texts = [
      "Größe",
      "Привет",
      "こんにちは世界",
      "שלום",
      "👩\u200d🚀 o7",
      "e\u0301",
      "a\u2028b\u2029c",
      "\ufeffx",
      "\u202eevil",
    ];
    for (const Message of story.chance.shuffled(texts)) {
      story.append({ timestamp: story.time.next(), event: "ReceiveText", From: Message, Message });
    }
    story.await().play(1);
  },
};
