/** Folders made by hand from the words of the document: smallest, odd, and allowed. */
import { validFields } from "./validFields.ts";
import { goal, item, jump, modulesFile, routeFile, status, leastLines, type ByHand } from "./validEvents.ts";

const {
  docked,
  goals,
  loadout,
  missions,
  modules,
  moved,
  progress,
  route,
  sale,
  squadron,
  stored,
  suit,
  summary,
  synthesis,
  weapon,
} = leastLines;

/** Numbers of bits in the tables of the document. */
const inDock = 0;
const onGround = 1;
const inSupercruise = 4;
const hasPosition = 21;
const inShip = 24;
const inFighter = 25;
const inSrv = 26;
const here = { Latitude: 12.5, Longitude: -7.25 };
const flying = [3, inShip];
const parked = [inDock, 2, 3, inShip];
const onFootHere = { status: status(0, [hasPosition], [0, 4], here) };
const coriolis = {
  StationServices: ["Dock", "Outfitting", "Exploration"],
  StarSystem: "Sol",
  SystemAddress: 10_477_373_803,
  MarketID: 128,
};
const carrier = { StationName: "X1Z-99Q", StationType: "FleetCarrier" };

/** Each kind alone, with what is required and no more. */
const smallest: Readonly<Record<string, ByHand>> = {
  "only FSDJump": { lines: [jump(0, 0)] },
  "only Docked": { lines: [docked(0)] },
  "only CommunityGoal, no goal": { lines: [goals(0)] },
  "only the summary, no engineer": { lines: [summary(0)] },
  "only an update": { lines: [progress(0)] },
  "only Missions, none": { lines: [missions(0)] },
  "only StoredModules, none": { lines: [stored(0)] },
  "only a sale": { lines: [sale(0)] },
  "only a transfer": { lines: [moved(0)] },
  "only ModuleInfo and its file": { lines: [modules(0)], modules: modulesFile(0) },
  "only NavRoute and its file": { lines: [route(0)], route: routeFile(0) },
  "only Synthesis": { lines: [synthesis(0)] },
  "only SquadronStartup": { lines: [squadron(0)] },
  "only SuitLoadout": { lines: [loadout(0)] },
  "only UpgradeSuit": { lines: [suit(0)] },
  "only UpgradeWeapon": { lines: [weapon(0)] },
  "only Status.json": { status: status(0, flying) },
  "only Status.json, no bit": { status: status(0, []) },
  "only ModulesInfo.json": { modules: modulesFile(0) },
  "only NavRoute.json": { route: routeFile(0) },
  "the three files without a journal": { status: status(0, flying), modules: modulesFile(-60), route: routeFile(-30) },
};

/** What Status.json may show. */
const statuses: Readonly<Record<string, ByHand>> = {
  "Status in supercruise with every field of a ship": {
    status: status(0, [3, inSupercruise, inShip], [], {
      Pips: [4, 8, 0],
      FireGroup: 0,
      Fuel: { FuelMain: 12.5, FuelReservoir: 0.5 },
      GuiFocus: 0,
      Cargo: 0,
      LegalState: "Clean",
      Balance: 0,
      Destination: { System: 10_477_373_803, Body: 0, Name: "Sol" },
    }),
  },
  "Status docked": { status: status(0, parked) },
  "Status landed": { status: status(0, [onGround, 2, 3, hasPosition, inShip], [], here) },
  "Status near a planet, high": {
    status: status(0, [3, hasPosition, inShip, 29], [], { ...here, Altitude: 250_000, Heading: 0 }),
  },
  "Status near a planet, low, no Altitude": { status: status(0, [3, hasPosition, inShip], [], here) },
  "Status in glide": { status: status(0, [3, hasPosition, inShip], [12], { ...here, Altitude: 30_000 }) },
  "Status in the SRV": { status: status(0, [hasPosition, inSrv, 12, 31], [], { ...here, Altitude: 0 }) },
  "Status in the fighter": { status: status(0, [inFighter]) },
  "Status on foot on a planet": onFootHere,
  "Status on foot, every field": {
    status: status(0, [hasPosition], [0, 4, 15], {
      ...here,
      Oxygen: 1,
      Health: 1,
      Temperature: 250.5,
      SelectedWeapon: "",
      Gravity: 0.25,
      BodyName: "Sol 3",
      PlanetRadius: 6_000_000,
      Heading: 359,
    }),
  },
  "Status on foot, out of breath": {
    status: status(0, [hasPosition], [0, 4, 6, 7], { ...here, Oxygen: 0, Health: 0.01 }),
  },
  "Status on foot in a hangar": { status: status(0, [], [0, 3, 13, 16]) },
  "Status in a taxi": { status: status(0, [inSupercruise], [1]) },
  "Status in another player's ship": { status: status(0, [3, inSupercruise, inShip], [2, 18]) },
  "Status low on fuel, overheating, in danger": {
    status: status(0, [3, 19, 20, 22, inShip], [], { Fuel: { FuelMain: 0, FuelReservoir: 0 } }),
  },
  "Status charging for a jump": { status: status(0, [3, inSupercruise, 17, inShip], [19]) },
  "Status in a jump": { status: status(0, [3, inSupercruise, inShip, 30]) },
  "Status overcharged": { status: status(0, [3, inSupercruise, inShip], [20]) },
  "Status scooping": { status: status(0, [3, inSupercruise, 11, inShip]) },
  "Status interdicted": { status: status(0, [3, inSupercruise, 22, 23, inShip]) },
  "Status legal state by another word": { status: status(0, flying, [], { LegalState: "IllegalCargo" }) },
  "Status in the codex": { status: status(0, flying, [], { GuiFocus: 11 }) },
  "Status a weapon in hand": {
    status: status(0, [hasPosition], [0, 4, 5], {
      ...here,
      SelectedWeapon: "$humanoid_fists_name;",
      SelectedWeapon_Localised: "Unarmed",
    }),
  },
};

/** Sessions: orders, loads, parts, places. */
const sessions: Readonly<Record<string, ByHand>> = {
  "start-up in another order": {
    lines: [missions(0), squadron(1), summary(2), jump(300, 1)],
    status: status(301, flying),
  },
  "start-up on foot": { lines: [loadout(0), summary(1), missions(2), goals(200)], status: status(200, [], [0, 3]) },
  "start-up without squadron": { lines: [summary(0), missions(3), jump(400, 1)], status: status(402, flying) },
  "journal from the middle of a session": {
    lines: [jump(0, 0), jump(60, 1), docked(400)],
    status: status(400, parked),
  },
  "two loads in one journal": {
    lines: [summary(0), missions(2), jump(100, 1), summary(500), missions(502), jump(700, 2)],
    status: status(701, flying),
  },
  "two loads, the second after a landing": {
    lines: [summary(0), missions(2), docked(100), summary(500), missions(502), docked(700)],
    status: status(701, parked),
  },
  "three loads at once": {
    lines: [summary(0), missions(1), summary(60), missions(61), summary(120), missions(121)],
    status: status(121, parked),
  },
  "two journals": {
    lines: [summary(0), missions(2), jump(100, 1), "next journal", summary(4000), missions(4002), jump(4100, 2)],
    status: status(4101, flying),
  },
  "three parts": {
    lines: [summary(0), missions(2), "next part", jump(100, 1), "next part", jump(200, 2)],
    status: status(201, flying),
  },
  "start-up cut by a part": {
    lines: [summary(0), "next part", missions(2), jump(100, 1)],
    status: status(101, flying),
  },
  "landing and jump without an undocking": {
    lines: [docked(0), jump(120, 1), docked(400), jump(500, 2)],
    status: status(500, flying),
  },
  "landing again at the same port": { lines: [docked(0), docked(600)], status: status(600, parked) },
  taxi: {
    lines: [
      docked(0),
      loadout(30),
      jump(200, 1, { Taxi: true }),
      docked(500, { Taxi: true, StationName: "Kepler" }),
      loadout(530),
    ],
    status: status(530, [], [0, 3]),
  },
  "taxi between own jumps": {
    lines: [
      jump(0, 0),
      docked(200),
      loadout(260),
      jump(400, 1, { Taxi: true }),
      docked(600, { Taxi: true }),
      jump(900, 2, { Taxi: false, JumpDist: 8 }),
    ],
    status: status(900, flying),
  },
  "another player's ship": {
    lines: [jump(0, 1, { Multicrew: true }), docked(300, { Multicrew: true })],
    status: status(300, parked, [2]),
  },
  "visit to a port that lists its services": {
    lines: [docked(0, coriolis), stored(30), sale(60), sale(61)],
    status: status(70, parked),
  },
  "visit to a port that lists nothing": { lines: [docked(0), stored(30), sale(60)], status: status(65, parked) },
  "stored modules twice, the set has changed": {
    lines: [docked(0, coriolis), stored(30), stored(40, { Items: [item()] })],
    status: status(45, parked),
  },
  "cargo to and from the carrier": {
    lines: [
      docked(0, carrier),
      moved(30, {
        Transfers: [
          { Type: "gold", Count: 1, Direction: "tocarrier" },
          { Type: "silver", Count: 2, Direction: "toship" },
        ],
      }),
    ],
    status: status(40, parked),
  },
  "cargo to and from the SRV": {
    lines: [
      jump(0, 1),
      moved(900, { Transfers: [{ Type: "gold", Count: 1, Direction: "tosrv", MissionID: 4 }] }),
      moved(960),
    ],
    status: status(960, [hasPosition, inSrv], [], here),
  },
  "cargo before anything says where the ship is": {
    lines: [moved(0, { Transfers: [{ Type: "gold", Count: 1, Direction: "tocarrier" }] })],
  },
  "route plotted on foot": { lines: [loadout(0), route(90)], status: status(90, [], [0, 3]), route: routeFile(90) },
  "route and modules of an earlier session": {
    lines: [summary(0), missions(1), jump(100, 1)],
    status: status(101, flying),
    modules: modulesFile(-86_400),
    route: routeFile(-86_400),
  },
  "route plotted twice": {
    lines: [jump(0, 0), route(30), route(90)],
    status: status(90, flying),
    route: routeFile(90),
  },
  "no route, no modules: no line announces them": { lines: [jump(0, 0), jump(90, 1)], status: status(91, flying) },
  "synthesis in flight, landed and in the SRV": {
    lines: [
      jump(0, 1),
      synthesis(60),
      synthesis(90, { Name: "Heat Sink Basic" }),
      synthesis(120, { Name: "Limpet Basic" }),
    ],
    status: status(121, [hasPosition, inSrv], [], here),
  },
  "disembarked, embarked and away": { lines: [docked(0), loadout(30), jump(600, 1)], status: status(601, flying) },
  "disembarked twice": { lines: [docked(0), loadout(30), loadout(500)], status: status(501, [], [0, 3]) },
  "upgraded and dressed again": {
    lines: [
      loadout(0, { SuitID: 7, SuitName: "utilitysuit_class2" }),
      suit(60),
      loadout(120, { SuitID: 7, SuitName: "utilitysuit_class3" }),
    ],
    status: status(121, [], [0, 3]),
  },
  "goals change": {
    lines: [
      goals(0, { CurrentGoals: [goal()] }),
      goals(600, { CurrentGoals: [goal({ CurrentTotal: 11, NumContributors: 5 })] }),
    ],
    status: status(600, flying),
  },
  "a goal reaches its first tier and ends": {
    lines: [
      goals(0, { CurrentGoals: [goal()] }),
      goals(600, { CurrentGoals: [goal({ CurrentTotal: 90, TierReached: "Tier 1", Bonus: 500 })] }),
      goals(900, { CurrentGoals: [goal({ CurrentTotal: 99, TierReached: "Tier 2", Bonus: 600, IsComplete: true })] }),
    ],
    status: status(900, flying),
  },
  "an engineer from afar": {
    lines: [jump(0, 1), progress(30), progress(90, { Progress: "Invited" })],
    status: status(91, flying),
  },
};

/** All valid folders by name. */
export const validFolders: Readonly<Record<string, ByHand>> = { ...smallest, ...statuses, ...sessions, ...validFields };
