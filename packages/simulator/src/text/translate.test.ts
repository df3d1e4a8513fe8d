import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { french } from "../languages/french.ts";
import { translate } from "./translate.ts";
import { needsText } from "./withText.ts";

describe("translate", () => {
  it("adds, changes and removes display texts directly after their field", () => {
    const translated = translate(
      {
        event: "Materials",
        Raw: [
          { Name: "iron", Count: 1 },
          { Name: "nickel", Count: 2 },
        ],
        Place: { Name: "drones", Name_Localised: "Limpet", Count: 3 },
        SystemEconomy: "$economy_Agri;",
        SystemEconomy_Localised: "Agriculture",
        Station: "Orbis",
        Station_Localised: "an untranslated text",
      },
      french,
    );
    expect(JSON.stringify(translated)).toBe(
      JSON.stringify({
        event: "Materials",
        Raw: [
          { Name: "iron", Name_Localised: "Fer", Count: 1 },
          { Name: "nickel", Count: 2 },
        ],
        Place: { Name: "drones", Name_Localised: "Drone", Count: 3 },
        SystemEconomy: "$economy_Agri;",
        SystemEconomy_Localised: "Agriculture",
        Station: "Orbis",
        Station_Localised: "an untranslated text",
      }),
    );
  });

  it("keeps values that are not names, such as the state None", () => {
    expect(translate({ FactionState: "None", Government: "Democracy" }, french)).toEqual({
      FactionState: "None",
      Government: "Democracy",
    });
  });

  it("writes a display text exactly where it differs from its field ignoring case", () => {
    const names = fc.constantFrom(...french.byName.keys(), "someone");
    const texts = fc.option(fc.constantFrom(...french.byText.keys(), "Anything"), { nil: undefined });
    fc.assert(
      fc.property(names, texts, (Name, text) => {
        const translated = translate(text === undefined ? { Name } : { Name, Name_Localised: text }, french);
        const shown = translated["Name_Localised"] as string | undefined;
        const meant = french.byName.get(Name) ?? (text && (french.byText.get(text) ?? text));
        expect(shown).toBe(meant !== undefined && needsText(Name, meant) ? meant : undefined);
      }),
    );
  });
});
