/** Docked. */
import { drop, set } from "./DraftFolder.ts";
import { ownLandings } from "./triggers.ts";
import { edit, put, violation, dropped } from "./DocumentViolation.ts";

const services = "2: StationServices values";
const single = "2: StationEconomy | only if the station has a single economy";
const multiple = "2: StationEconomies | only if multiple economies";
const one = { Name: "$economy_Industrial;", Name_Localised: "Industrial", Proportion: 0.5 };
const other = { Name: "$economy_Extraction;", Name_Localised: "Extraction", Proportion: 0.5 };

/** Violations in Docked. */
export const landingViolations = [
  violation("service unknown", "flat", services, put("Docked", { StationServices: ["Dock", "Casino"] })),
  violation("service in another case", "flat", services, put("Docked", { StationServices: ["dock", "autodock"] })),
  violation("service 3.7 with a capital", "flat", services, put("Docked", { StationServices: ["Dock", "Shop"] })),
  violation("service empty", "flat", services, put("Docked", { StationServices: ["Dock", ""] })),
  violation(
    "service a number",
    "flat",
    "2: StationServices | array<string>",
    put("Docked", { StationServices: ["Dock", 7] }),
  ),
  violation(
    "services as one text",
    "flat",
    "2: StationServices | array<string>",
    put("Docked", { StationServices: "Dock,Autodock" }),
  ),
  violation(
    "service twice",
    "plain",
    services,
    edit("Docked", ({ StationServices }) => {
      if (StationServices?.[0] === undefined) return false;
      return StationServices.push(StationServices[0]) > 0;
    }),
  ),
  violation(
    "carrier services at a Coriolis",
    "improbable",
    "2: carriermanagement",
    edit("Docked", (landing) => {
      if (landing.StationType === "FleetCarrier" || landing.StationServices === undefined) return false;
      return landing.StationServices.push("carriermanagement", "carrierfuel") > 0;
    }),
  ),
  violation("one economy in the list of several", "flat", multiple, (folder) => {
    const landing = folder.last("Docked");
    if (landing === undefined) return false;
    drop(landing, "StationEconomy", "StationEconomy_Localised");
    set(landing, { StationEconomies: [one] });
    return true;
  }),
  violation("no economy in the list of several", "flat", multiple, (folder) => {
    const landing = folder.last("Docked");
    if (landing === undefined) return false;
    drop(landing, "StationEconomy", "StationEconomy_Localised");
    set(landing, { StationEconomies: [] });
    return true;
  }),
  violation(
    "both the one and the several economies",
    "flat",
    single,
    put("Docked", { StationEconomy: one.Name, StationEconomies: [one, other] }),
  ),
  violation(
    "localised economy beside several",
    "flat",
    single,
    edit("Docked", (landing) => {
      drop(landing, "StationEconomy");
      set(landing, { StationEconomy_Localised: "Industrial", StationEconomies: [one, other] });
    }),
  ),
  violation(
    "economies twice the same",
    "plain",
    multiple,
    edit("Docked", (landing) => {
      drop(landing, "StationEconomy", "StationEconomy_Localised");
      set(landing, { StationEconomies: [one, structuredClone(one)] });
    }),
  ),
  violation(
    "economies as texts",
    "flat",
    "2: elements: Name, Proportion",
    edit("Docked", (landing) => {
      drop(landing, "StationEconomy", "StationEconomy_Localised");
      set(landing, { StationEconomies: [one.Name, other.Name] });
    }),
  ),
  violation(
    "economy without Proportion",
    "flat",
    "2: Proportion | R",
    edit("Docked", (landing) => {
      drop(landing, "StationEconomy", "StationEconomy_Localised");
      set(landing, { StationEconomies: [one, { Name: other.Name }] });
    }),
  ),
  violation(
    "economy of negative share",
    "plain",
    "2: Proportion",
    edit("Docked", (landing) => {
      drop(landing, "StationEconomy", "StationEconomy_Localised");
      set(landing, { StationEconomies: [one, { Name: other.Name, Proportion: -0.5 }] });
    }),
  ),
  violation(
    "StationGovernment without its form",
    "flat",
    "2: internal form `$government_X;`",
    put("Docked", { StationGovernment: "Democracy" }),
  ),
  violation(
    "StationGovernment without semicolon",
    "flat",
    "2: internal form `$government_X;`",
    put("Docked", { StationGovernment: "$government_Democracy" }),
  ),
  violation(
    "StationGovernment_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    edit("Docked", (landing) => {
      if (landing.StationGovernment === undefined) return false;
      landing.StationGovernment_Localised = landing.StationGovernment;
      return true;
    }),
  ),
  violation(
    "StationGovernment_Localised alone",
    "flat",
    "1, rule 4",
    edit("Docked", (landing) => {
      if (landing.StationGovernment_Localised === undefined) return false;
      return drop(landing, "StationGovernment");
    }),
  ),
  violation(
    "StationFaction a text",
    "flat",
    "2: StationFaction | object",
    put("Docked", { StationFaction: "The Party" }),
  ),
  violation(
    "StationFaction without Name",
    "flat",
    "2: Name (string R)",
    put("Docked", { StationFaction: { FactionState: "Boom" } }),
  ),
  violation(
    "LandingPads all 0",
    "plain",
    "6: landing at a pad",
    put("Docked", { LandingPads: { Small: 0, Medium: 0, Large: 0 } }),
  ),
  violation(
    "LandingPads without Large",
    "flat",
    "2: Small, Medium, Large: integer R each",
    put("Docked", { LandingPads: { Small: 4, Medium: 2 } }),
  ),
  violation(
    "LandingPads a fraction",
    "flat",
    "2: integer",
    put("Docked", { LandingPads: { Small: 4, Medium: 2, Large: 0.5 } }),
  ),
  violation(
    "LandingPads negative",
    "plain",
    "2: pad counts",
    put("Docked", { LandingPads: { Small: -4, Medium: 2, Large: 1 } }),
  ),
  violation("LandingPads one number", "flat", "2: LandingPads | object", put("Docked", { LandingPads: 12 })),
  violation("DistFromStarLS negative", "plain", "2: light-seconds", put("Docked", { DistFromStarLS: -12 })),
  violation("DistFromStarLS absent", "flat", "2: DistFromStarLS | R", dropped("Docked", "DistFromStarLS")),
  violation("Wanted false", "plain", "2: only when docking while wanted locally", put("Docked", { Wanted: false })),
  violation("ActiveFine false", "plain", "2: only when any fine is active", put("Docked", { ActiveFine: false })),
  violation(
    "CockpitBreach false",
    "undecidable",
    "2: true only when landing with a breached cockpit",
    put("Docked", { CockpitBreach: false }),
  ),
  violation("Wanted a text", "flat", "2: Wanted | boolean", put("Docked", { Wanted: "true" })),
  violation(
    "StationState another word",
    "plain",
    "2: values seen: Damaged, UnderRepairs",
    put("Docked", { StationState: "Burning" }),
  ),
  violation("StationName absent", "flat", "2: StationName | R", dropped("Docked", "StationName")),
  violation("StationName empty", "improbable", "2: StationName", put("Docked", { StationName: "" })),
  violation(
    "StationName_Localised in internal form",
    "flat",
    "1, rule 4: display-language form",
    put("Docked", { StationName_Localised: "$EXT_PANEL_ColonisationShip;" }),
  ),
  violation("one station, another sort", "plain", "2: StationType", (folder) => {
    const landing = ownLandings(folder).at(-1);
    if (landing?.MarketID === undefined) return false;
    folder.insertAfter(
      landing,
      { ...structuredClone(landing), StationType: landing.StationType === "Orbis" ? "Outpost" : "Orbis" },
      90,
    );
    return true;
  }),
];
