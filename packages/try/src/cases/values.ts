import type { JsonObject, JsonValue } from "@shipslog/contract";
import { leastFields } from "@shipslog/contract/examples";
import { CRLF, printLine } from "@shipslog/contract/text";
import { eventInGame } from "@shipslog/simulator";
import type { CaseRows } from "./TryCase.ts";

/** Events with values that are easily changed or dropped. */
export const valueCases: CaseRows = {
  "beyond-2-53": {
    game: "An event has whole numbers beyond 2 to the power of 53, as system addresses and IDs may be.",
    expects: "Every digit.",
    tell(story) {
      story.session().play(1).startAndFollow();
      for (const offset of [1n, 3n, BigInt(story.chance.integer(5, 10_000)) * 2n + 1n]) {
        const id = 2n ** 53n + offset;
        story.append({
          timestamp: story.time.next(),
          event: "Docked",
          StationName: "A",
          MarketID: id,
          SystemAddress: id + 2n,
        });
      }
      story.await().play(1);
    },
  },
  "largest-integers": {
    game: "An event has the largest and the smallest whole numbers of 64 bits.",
    expects: "Every digit.",
    tell(story) {
      story.session().play(1).startAndFollow();
      const numbers = [2n ** 63n - 1n, 2n ** 64n - 1n, -(2n ** 63n), 2n ** 60n + BigInt(story.chance.integer(1, 999))];
      for (const id of story.chance.shuffled(numbers)) {
        story.append({
          timestamp: story.time.next(),
          event: "CarrierStats",
          CarrierID: id,
          Finance: { CarrierBalance: id },
        });
      }
      story.await().play(1);
    },
  },
  decimals: {
    game: "An event has decimals of many sizes, negative ones too.",
    expects: "The same numbers.",
    tell(story) {
      story.session().play(1).startAndFollow();
      const drawn = story.chance.integer(-1_000_000, 1_000_000) / 1024;
      const StarPos = [-25_213.218_75, 0.000_001, drawn];
      story.append({
        timestamp: story.time.next(),
        event: "Scan",
        BodyName: "A",
        Radius: 6_371_000.5,
        Eccentricity: 1.5e-7,
        StarPos,
      });
      story.await().play(1);
    },
  },
  unicode: {
    game: "Names and messages have characters of many scripts, emoji and invisible ones.",
    expects: "The same text.",
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
  },
  escapes: {
    game: "Text has quotes, backslashes and characters that JSON escapes, some of them as \\u with digits.",
    expects: "The same text.",
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
  },
  "long-line": {
    game: "One line is very long: a full list of stored modules.",
    expects: "The whole event.",
    tell(story) {
      story.session().play(1).startAndFollow();
      const Items = Array.from({ length: story.chance.integer(2000, 4000) }, (_, at) => ({
        Name: "$int_cargorack_size5_class1_name;",
        StorageSlot: at,
        BuyPrice: 1000 + at,
        Hot: false,
      }));
      const StationName = "Jameson Memorial";
      story.append({
        timestamp: story.time.next(),
        event: "StoredModules",
        MarketID: 128_666_762,
        StationName,
        StarSystem: "A",
        Items,
      });
      story.await().play(1);
    },
  },
  "unknown-kind": {
    game: "An update of the game writes events of kinds that nobody knows yet.",
    expects: "Those events too.",
    tell(story) {
      story.session().play(1).startAndFollow();
      for (const event of story.chance.shuffled([
        "BrandNewThing",
        "Exobiology2Scan",
        "x",
        "AnEvent_WithUnderscores99",
      ])) {
        story.append({
          timestamp: story.time.next(),
          event,
          Value: story.chance.integer(1, 99),
          Nested: { List: [1, "two"] },
        });
      }
      story.await().play(1);
    },
  },
  "unknown-fields": {
    game: "An update of the game adds fields to known kinds, with names that some languages reserve.",
    expects: "Those fields too.",
    tell(story) {
      story.session().play(1).startAndFollow();
      const added = {
        New_Field: [{ Deep: { Er: true } }],
        class: 1,
        constructor: "c",
        length: 7,
        "with space": "",
        é: null,
      };
      story.append(...story.drawMany(3).map((event) => ({ ...event, ...added })));
      story.await().play(1);
    },
  },
  "former-shapes": {
    game: "Lines of game 2.4 have a faction as a text, materials as an object, a word for an influence, and a backslash in the header.",
    expects: "Every field as it was written then.",
    tell(story) {
      story.earlierSession("2.4").play(1).startAndFollow();
      const count = story.chance.integer(1, 5);
      const newest: readonly JsonObject[] = [
        { event: "Docked", StationName: "A", StarSystem: "B", StationFaction: { Name: "C", FactionState: "Boom" } },
        { event: "Synthesis", Name: "Repair Basic", Materials: [{ Name: "iron", Count: count }] },
        { event: "MissionAccepted", Faction: "C", Name: "D", Influence: "+++", Reputation: "+", MissionID: 7 + count },
      ];
      for (const fields of story.chance.shuffled(newest)) {
        story.append(eventInGame({ timestamp: story.time.next(), ...fields }, "2.4") ?? {});
      }
      story.await().play(1);
    },
  },
  "absent-fields": {
    game: "Each kind of the specification comes with every optional field absent.",
    expects: "Each event as it is, with no field invented.",
    tell(story) {
      story.session().play(1).startAndFollow();
      for (const [event, fields] of story.chance.shuffled(Object.entries(leastFields))) {
        story.append({ timestamp: story.time.next(), event, ...fields });
      }
      story.await().play(1);
    },
  },
  "empty-values": {
    game: "Fields are empty: texts, lists, objects, null, zero and false.",
    expects: "The same values.",
    tell(story) {
      story.session().play(1).startAndFollow();
      const empty = { Text: "", List: [], Object: {}, Nothing: null, Zero: 0, No: false, Nested: [[], [{}], null] };
      story.append({ timestamp: story.time.next(), event: "Missions", ...empty });
      story.append({ timestamp: story.time.next(), event: "ShipLocker", Items: [], Components: [] });
      story.await().play(1);
    },
  },
  "deep-nesting": {
    game: "An event has values inside values, fifty levels deep.",
    expects: "The whole event.",
    tell(story) {
      story.session().play(1).startAndFollow();
      let value: JsonValue = story.chance.integer(1, 99);
      for (let level = 0; level < 50; level++) value = story.chance.isLucky(0.5) ? [value] : { a: value };
      story.append({ timestamp: story.time.next(), event: "Nested", value });
      story.await().play(1);
    },
  },
  "other-layout": {
    game: "A line has its fields in another order, and other spaces between them.",
    expects: "The event, whatever its layout.",
    tell(story) {
      story.session().play(1).startAndFollow();
      for (const event of story.drawMany(3)) {
        const { timestamp = "", event: kind = "", ...fields } = event;
        const text = JSON.stringify({ ...fields, event: kind, timestamp }, null, story.chance.pick([0, " "]));
        story.appendText(text.replaceAll("\n", " ") + CRLF).due(event);
      }
      story.await().play(1);
    },
  },
};
