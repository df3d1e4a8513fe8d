import { describe, expect, it } from "vitest";
import { observedDeclarations } from "../generated/observed/declarations.ts";
import { validate } from "./validate.ts";

/** A jump and a docking as game 2.2 wrote them in its beta, with made-up names. */
const jump = {
  timestamp: "2016-09-20T16:10:00Z",
  event: "FSDJump",
  StarSystem: "Testa",
  StarPos: [-42.781, 57.844, -111.75],
  Allegiance: "Federation",
  Economy: "$economy_Colony;",
  Economy_Localised: "Colony",
  Government: "$government_Confederacy;",
  Government_Localised: "Confederacy",
  Security: "$SYSTEM_SECURITY_low;",
  Security_Localised: "Low Security",
  JumpDist: 14.0,
  FuelUsed: 1.2,
  FuelLevel: 20.5,
  Faction: "Testa Coalition",
};
const docked = {
  timestamp: "2016-09-20T16:20:00Z",
  event: "Docked",
  StationName: "Test City",
  StarSystem: "Testa",
  Faction: "Testa Coalition",
  Allegiance: "Federation",
};
/** A jump of game 3.3: the faction is a text, and its state stands beside it. */
const later = {
  timestamp: "2018-12-20T16:10:00Z",
  event: "FSDJump",
  StarSystem: "Testa",
  SystemAddress: 10477373803,
  StarPos: [0, 0, 0],
  SystemAllegiance: "Federation",
  SystemEconomy: "$economy_Colony;",
  SystemSecondEconomy: "$economy_None;",
  SystemGovernment: "$government_Confederacy;",
  SystemSecurity: "$SYSTEM_SECURITY_low;",
  Population: 5,
  JumpDist: 14.0,
  FuelUsed: 1.2,
  FuelLevel: 20.5,
  SystemFaction: "Testa Coalition",
  FactionState: "Boom",
};
const severitiesOf = (value: object, game: string) =>
  validate(value, { dialect: "live", game }).issues.map(({ severity, pointer }) => `${severity} ${pointer}`);

describe("validate with the game that wrote the event", () => {
  it("finds nothing in what that game wrote", () => {
    expect(severitiesOf(jump, "2.2")).toEqual([]);
    expect(severitiesOf(docked, "2.2")).toEqual([]);
    expect(severitiesOf(later, "3.3")).toEqual([]);
    expect(validate(jump, { game: "2.2" })).toMatchObject({ ok: true, event: { StarSystem: "Testa" } });
  });

  it("finds what no game wrote", () => {
    const { StarSystem: _, ...nowhere } = jump;
    expect(severitiesOf(nowhere, "2.2")).toEqual(["error /StarSystem"]);
    expect(severitiesOf({ ...jump, JumpDist: "far" }, "2.2")).toEqual(["error /JumpDist"]);
  });

  it("finds what that game did not write any more", () => {
    expect(severitiesOf(jump, "3.7").filter((each) => each.startsWith("error"))).toContain("error /SystemAddress");
    expect(severitiesOf(later, "3.7")).toContain("error /SystemFaction");
    expect(validate(jump, { dialect: "live" }).ok).toBe(false);
  });

  it("notes what it cannot know", () => {
    const { StarSystem: _, ...nowhere } = later;
    expect(severitiesOf(nowhere, "3.3")).toEqual(["note /StarSystem"]);
    expect(severitiesOf(jump, "unknown").filter((each) => !each.startsWith("note"))).toEqual([]);
  });

  it("leaves dialect spec to the document", () => {
    const { ok, issues } = validate(jump, { dialect: "spec", game: "2.2" });
    expect([ok, issues]).toEqual([false, validate(jump, { dialect: "spec" }).issues]);
  });

  it("judges an observed kind by that game too", () => {
    const header = { timestamp: "2016-09-20T16:00:00Z", event: "Fileheader", part: 1, language: "English\\UK" };
    const old = { ...header, gameversion: "2.2", build: "r120000/r0 " };
    const options = { dialect: "live", observed: observedDeclarations } as const;
    expect(validate(old, { ...options, game: "2.2" }).issues).toEqual([]);
    expect(validate(old, options).issues).toMatchObject([{ code: "field-missing", pointer: "/Odyssey" }]);
  });

  it.each(["", "Odyssey", "3", "3.3 beta", 3.3])("refuses %j as a game", (game) => {
    expect(() => validate(jump, { game: game as string })).toThrow('a version such as "3.3", or "unknown"');
  });
});
