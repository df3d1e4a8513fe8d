import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { anyObject, spell, withoutNegativeZero } from "../../tests/helpers/json.ts";
import { parseJson } from "../text/parse.ts";
import { printLine } from "./printLine.ts";
import { CRLF, printCompanion } from "./printCompanion.ts";

const timestamp = "2024-12-28T21:07:36Z";

describe("printCompanion", () => {
  it("writes Status as one line of 69 bytes in the menu", () => {
    const text = printCompanion({ timestamp, event: "Status", Flags: 0 });
    expect(text).toBe(`{ "timestamp":"${timestamp}", "event":"Status", "Flags":0 }\r\n`);
    expect(text.length).toBe(69);
  });

  it("writes an empty route with an empty line, as the game's 83 bytes", () => {
    const text = printCompanion({ timestamp, event: "NavRouteClear", Route: [] });
    expect(text).toBe(`{ "timestamp":"${timestamp}", "event":"NavRouteClear", "Route":[ \r\n\r\n ] }\r\n`);
    expect(text.length).toBe(83);
  });

  it("writes one module a line", () => {
    const Modules = [
      { Slot: "MainEngines", Item: "int_engine_size4_class5", Power: 4.92, Priority: 0 },
      { Slot: "Slot07_Size3", Item: "int_hullreinforcement_size3_class2" },
    ];
    expect(printCompanion({ timestamp, event: "ModuleInfo", Modules })).toBe(
      [
        `{ "timestamp":"${timestamp}", "event":"ModuleInfo", "Modules":[ `,
        '{ "Slot":"MainEngines", "Item":"int_engine_size4_class5", "Power":4.920000, "Priority":0 }, ',
        '{ "Slot":"Slot07_Size3", "Item":"int_hullreinforcement_size3_class2" }',
        " ] }",
        "",
      ].join("\r\n"),
    );
  });

  it("is the line form but for its line ends, whatever the event holds", () => {
    const kind = fc.constantFrom("Status", "NavRoute", "NavRouteClear", "ModuleInfo", "constructor");
    fc.assert(
      fc.property(kind, anyObject, fc.array(anyObject), (name, rest, items) => {
        const event: JsonObject = { ...rest, timestamp, event: name, Route: items, Modules: items };
        const text = printCompanion(event, {});
        expect(text.endsWith(CRLF)).toBe(true);
        expect(spell(parseJson(text))).toBe(spell(withoutNegativeZero(event)));
        expect(text.split(CRLF).length - 1).toBe(/^Nav|^Mod/.test(name) ? 3 + Math.max(items.length - 1, 0) : 1);
      }),
    );
  });

  it("leaves a bare event bare", () => {
    const event = { timestamp, event: "NavRoute" };
    expect(printCompanion(event)).toBe(printLine(event) + CRLF);
  });
});

describe("the files beside lines of observed kinds", () => {
  it("writes one item per line, as a real Cargo.json", () => {
    const item = { Name: "mineraloil", Name_Localised: "Mineral Oil", Count: 64, Stolen: 0 };
    const event = { timestamp, event: "Cargo", Vessel: "Ship", Count: 64, Inventory: [item] };
    expect(printCompanion(event)).toBe(
      [
        `{ "timestamp":"${timestamp}", "event":"Cargo", "Vessel":"Ship", "Count":64, "Inventory":[ `,
        '{ "Name":"mineraloil", "Name_Localised":"Mineral Oil", "Count":64, "Stolen":0 }',
        " ] }",
        "",
      ].join("\r\n"),
    );
  });

  it("spreads all four lists, as a real empty ShipLocker.json", () => {
    const event = { timestamp, event: "ShipLocker", Items: [], Components: [], Consumables: [], Data: [] };
    const lists = '"Items":[ \r\n\r\n ], "Components":[ \r\n\r\n ], "Consumables":[ \r\n\r\n ], "Data":[ \r\n\r\n ]';
    expect(printCompanion(event)).toBe(`{ "timestamp":"${timestamp}", "event":"ShipLocker", ${lists} }\r\n`);
  });
});
