import type { CompanionFile } from "@shipslog/contract";
import type { ExpectedLine, Situation } from "./Situation.ts";

/** A bug report about a reader, and the script whose lines broke it. */
export interface ReaderReport extends Pick<Situation, "setup" | "steps" | "writes"> {
  /** What the reader did wrong, and with which lines. */
  readonly broke: string;
  /** What a companion file must show at the end, where that is what broke the reader. */
  readonly shows?: { readonly file: CompanionFile; readonly content: Extract<ExpectedLine, object> };
}

/** Bug reports about readers, by the name of the reader and the number of the report in its repository. */
export const reports: Readonly<Record<string, ReaderReport>> = {
  "EDMC 172": {
    broke: "It took the SRV in LoadGame for the ship, and still did so when the player was back in the ship.",
    steps: [{ do: "deploySrv" }, { do: "quit" }, { do: "start" }, { do: "dockSrv" }],
    writes: [{ event: "LoadGame", Ship: "TestBuggy" }, { event: "Location", InSRV: true }, "DockSRV"],
  },
  "EDDiscovery 1097": {
    broke: "After two loads in the SRV it no longer knew which ship made the jumps that followed.",
    steps: [
      { do: "deploySrv" },
      { do: "quit" },
      { do: "start" },
      { do: "quit" },
      { do: "start" },
      { do: "dockSrv" },
      { do: "jump" },
    ],
    writes: [
      { event: "LoadGame", Ship: "TestBuggy" },
      "Shutdown",
      { event: "LoadGame", Ship: "TestBuggy" },
      "DockSRV",
      "FSDJump",
    ],
  },
  "EDMC 995": {
    broke: "It expected a ship and a mode in every LoadGame, and that of the arena has neither.",
    steps: [{ do: "playArena" }],
    writes: [{ event: "LoadGame", Ship: null, ShipID: null, GameMode: null, Credits: "any" }],
  },
  "EDMC 713": {
    broke: "The carrier had jumped while the player was away, and the player stayed in the old system.",
    steps: [{ do: "jumpCarrier", player: "offline" }, { do: "start" }],
    writes: ["CarrierJumpRequest", "Shutdown", "LoadGame", { event: "Location", StationType: "FleetCarrier" }],
  },
  "EDDI 1819": {
    broke: "It crashed at the order of a jump that names no body.",
    steps: [{ do: "jumpCarrier", body: false }],
    writes: [{ event: "CarrierJumpRequest", SystemName: "any", Body: null }],
  },
  "Canonn 168": {
    broke: "It failed at CarrierJump and showed the old system until the next jump of the ship.",
    steps: [{ do: "jumpCarrier" }],
    writes: [{ event: "CarrierJump", Docked: true, StarSystem: "any" }],
  },
  "EDSM 361": {
    broke: "It counted visits by FSDJump, and a system that is reached aboard a carrier has none.",
    steps: [{ do: "jumpCarrier" }, { do: "undock" }, { do: "supercruise" }],
    writes: ["CarrierJump", "Scan", "Undocked", "SupercruiseEntry"],
  },
  "COVAS 227": {
    broke: "It announced the approach to a settlement whenever the game was loaded in its port.",
    steps: [{ do: "dock", at: "CraterOutpost" }, { do: "quit" }, { do: "start" }],
    writes: ["LoadGame", "ApproachSettlement", { event: "Location", Docked: true }],
  },
  "EDDI 2191": {
    broke: "It still warned of an SRV outside that had been destroyed with the player aboard.",
    steps: [{ do: "die", in: "srv", by: "nobody" }, { do: "disembark" }, { do: "embark" }],
    writes: ["LaunchSRV", "Died", "Resurrect", "Disembark", { event: "Embark", SRV: false }],
  },
  "EDDI 2163": {
    broke: "It took a flight in a taxi for one in the player's own ship.",
    steps: [{ do: "takeTaxi" }],
    writes: [
      { event: "Embark", Taxi: true, ID: null },
      { event: "Disembark", Taxi: true, ID: null },
    ],
  },
  "EDDI 168": {
    broke: "The fighter was destroyed, and the player was still in it.",
    steps: [{ do: "launchFighter" }, { do: "loseFighter" }, { do: "supercruise" }],
    writes: [{ event: "LaunchFighter", PlayerControlled: true }, "FighterDestroyed", "SupercruiseEntry"],
  },
  "EDDiscovery 2844": {
    broke: "It took an empty market for none, so that goods which were sold out stayed on offer.",
    steps: [{ do: "dock", at: "carrier" }, { do: "visitCarrierMarket" }],
    writes: [{ event: "Market", StationType: "FleetCarrier" }],
    shows: { file: "Market.json", content: { event: "Market", Items: [] } },
  },
  "EDOMH 39": {
    broke: "What an upgrade had cost was still in the locker: the upgrade alone tells it at first.",
    steps: [{ do: "upgradeWeapon" }],
    writes: [{ event: "UpgradeWeapon", Resources: "any" }],
  },
  "EDMC-PowerPlayProgress 45": {
    broke: "It looked for the reason of merits in the line before, and other targets stand between.",
    setup: { owns: ["pledge"] },
    steps: [{ do: "jump", to: "nearest inhabited" }, { do: "killPlayer" }, { do: "earnMerits", count: 91 }],
    writes: ["Bounty", { event: "ShipTargeted", TargetLocked: false }, { event: "PowerplayMerits", MeritsGained: 91 }],
  },
  "EDMC-PowerPlayProgress 54": {
    broke: "It expected one line of merits after a delivery, and there were several.",
    setup: { owns: ["pledge"] },
    steps: [{ do: "rescue" }, { do: "earnMerits", count: 280 }, { do: "earnMerits", count: 74 }],
    writes: ["SearchAndRescue", { event: "PowerplayMerits", MeritsGained: 280 }, "PowerplayMerits"],
  },
  "EDMC-PowerPlayProgress 22": {
    broke: "It counted the merits of a donation once, and they are written twice.",
    setup: { owns: ["pledge"] },
    steps: [
      { do: "takeMission", kind: "donation" },
      { do: "completeMission" },
      { do: "handInMission" },
      { do: "earnMerits", count: 46 },
      { do: "earnMerits", count: 46 },
    ],
    writes: [{ event: "MissionCompleted", Donation: "any" }, "PowerplayMerits", "PowerplayMerits"],
  },
  "EDDiscovery 3088": {
    broke: "It did not know the lines of players on foot, whose texts are those of a Russian client.",
    setup: { language: "russian" },
    steps: [{ do: "disembark" }],
    writes: [{ event: "Fileheader", language: "Russian/RU" }, "Disembark", "SuitLoadout", "Backpack"],
  },
  "EDDI 2500": {
    broke: "After a swap of ships it had the modules of the ship before.",
    steps: [{ do: "swapShip" }],
    writes: ["ShipyardSwap", { event: "Loadout", Modules: "any" }],
  },
  "EDMC 2286": {
    broke: "Its plugins never heard of the squadron, which is told once, before the player is in the world.",
    setup: { owns: ["squadron"] },
    steps: [{ do: "start" }],
    writes: ["SquadronStartup", "Location"],
  },
  "EDMC 2507": {
    broke: "It refused the Loadout of a ship that was newer than its list of ships.",
    steps: [
      {
        do: "write",
        event: { event: "Loadout", Ship: "nextyearsship", ShipID: 99, ShipName: "", ShipIdent: "", Modules: [] },
        check: false,
      },
    ],
    writes: [{ event: "Loadout", Ship: "nextyearsship" }],
  },
  "EDEngineer 21": {
    broke: "An engineer was unlocked, and the materials given for it were still there: no line tells them.",
    steps: [{ do: "visitEngineer", gain: "stage" }],
    writes: [{ event: "EngineerProgress", Engineer: "any", Progress: "any" }],
  },
  "EDEngineer 726": {
    broke: "It did not start again after a synthesis with a material that was not in its list.",
    steps: [
      {
        do: "write",
        event: { event: "Synthesis", Name: "Next Year's Ammo", Materials: [{ Name: "nextyearsalloy", Count: 5 }] },
        check: false,
      },
    ],
    writes: [{ event: "Synthesis", Materials: { Name: "nextyearsalloy" } }],
  },
  "EDDiscovery 955": {
    broke: "It did not know the line at the end of a crew.",
    steps: [{ do: "hostCrew" }, { do: "hostCrew", what: "ends" }],
    writes: ["CrewMemberJoins", { event: "EndCrewSession", OnCrime: false }],
  },
  "SrvSurvey 29": {
    broke: "It looked for the hold at LoadGame, and the first Cargo comes later.",
    steps: [{ do: "start" }, { do: "wait", for: "30s" }],
    writes: ["Fileheader", "LoadGame", "Location", "Cargo"],
  },
  "EDMC 1481": {
    broke: "It sent an entry of the codex with an empty destination, which EDDN refuses.",
    steps: [{ do: "recordCodex", subject: "organism" }],
    writes: [{ event: "CodexEntry", NearestDestination: "" }],
  },
};
