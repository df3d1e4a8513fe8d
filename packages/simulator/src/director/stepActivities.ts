import type { HabitCounts } from "@shipslog/contract/internal";
import type { Activity } from "../activities/Activity.ts";
import { transferBySide, transferCargo } from "../activities/carrier.ts";
import { activities } from "../activities/activities.ts";
import { payAndService, settleIn, takeMission, workAtEngineer } from "../activities/docked.ts";
import { scoopFuel } from "../activities/fuel.ts";
import { embark } from "../activities/onFoot.ts";
import { outfit } from "../activities/outfitting.ts";
import { joinCrew, joinCrewRemotely, retreatByDropship, takeTaxi } from "../activities/passenger.ts";
import { handOver } from "../activities/srv.ts";
import { synthesise } from "../activities/synthesis.ts";
import { upgradableSuits, upgradableWeapons, upgradeGear } from "../activities/upgradeGear.ts";
import { dockElsewhere } from "../activities/ports.ts";
import { tradeForProfit } from "../activities/trade.ts";
import type { Chance, Weighted } from "../chance/Chance.ts";
import { goods } from "../commander/goods.ts";
import { legalStatuses } from "../live/npcs.ts";
import { namesOfShips } from "../live/Profile.ts";
import type { ActivityName, StepActivityName } from "../scenarios/Scenario.ts";
import { cargoT, hasModule } from "../ship/SimulatedShip.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { denialReasons } from "../world/Transition.ts";
import type { GameState } from "../world/gameStates.ts";
import { carryOutKnown } from "./carryOut.ts";
import { missionRewards, wingMissions } from "./missionOffers.ts";
import type { Step, StepOf } from "./steps/steps.ts";

/** An activity of dialect `live` that is carried out as steps of the director. */
interface StepActivity {
  readonly from: readonly GameState[];
  /** The default weight relative to other activities. */
  readonly weight: number;
  can?(world: GameWorld): boolean;
  /** Draws the steps; those after a refused one are left out. */
  draw(chance: Chance, world: GameWorld, values: HabitCounts["values"]): readonly Step[];
}

const docked: readonly GameState[] = ["docked"];
const cruising: readonly GameState[] = ["supercruise"];
const flying: readonly GameState[] = ["supercruise", "normalSpace"];
const inSpace: readonly GameState[] = ["normalSpace"];
const onGround: readonly GameState[] = ["landed", "srv"];
const walking: readonly GameState[] = ["onFoot"];
const anywhere: readonly GameState[] = ["docked", "normalSpace", "supercruise", "landed", "onFoot", "planetFlight"];

/** Repeats a drawn step some times. */
function several(chance: Chance, least: number, most: number, draw: () => Step): readonly Step[] {
  return Array.from({ length: chance.integer(least, most) }, draw);
}

/** A value of a field of a step. */
type FieldOf<Name extends Step["do"], Field extends keyof StepOf<Name>> = NonNullable<StepOf<Name>[Field]>;

const moduleChanges: readonly Weighted<FieldOf<"changeModule", "how">>[] = [
  ["buy", 6],
  ["store", 2],
  ["retrieve", 2],
  ["sell", 1.5],
  ["swap", 0.3],
  ["store-all", 0.1],
];

const missionKinds: readonly Weighted<FieldOf<"takeMission", "kind">>[] = [
  ["massacre", 5],
  ["delivery", 3],
  ["courier", 4],
  ["collect", 2],
  ["assassinate", 2],
  ["passengers", 1],
  ["sightseeing", 0.5],
  ["donation", 3],
  ["salvage", 1],
  ["reboot", 1],
];

const carrierChanges: readonly FieldOf<"manageCarrier", "what">[] = [
  "deposit",
  "withdraw",
  "crew",
  "access",
  "finance",
  "buy",
  "sell",
  "cancel",
  "fuel",
  "pack",
];

const spaceCrimes: readonly FieldOf<"commitCrime", "crime">[] = [
  "murder",
  "fireInNoFireZone",
  "dockingMinorTresspass",
  "dockingMinorBlockingLandingPad",
  "dumpingNearStation",
  "recklessWeaponsDischarge",
  "collidedAtSpeedInNoFireZone_hulldamage",
];

const footCrimes: readonly FieldOf<"commitCrime", "crime">[] = [
  "onFoot_murder",
  "onFoot_trespass",
  "onFoot_profileCloningIntent",
  "onFoot_identityTheft",
];

/** The ships that players buy, each with the drive and the scoop that they have built in before they fly far. */
const shipsToBuy = [
  {
    type: "cobramkiii",
    drive: "int_hyperdrive_size4_class5",
    scoop: "int_fuelscoop_size4_class5",
    slot: "Slot02_Size4",
  },
  { type: "python", drive: "int_hyperdrive_size5_class5", scoop: "int_fuelscoop_size6_class5", slot: "Slot02_Size6" },
] as const;

function ownsShip({ ship, commander }: GameWorld, type: string): boolean {
  return [ship, ...commander.fleet.map((parked) => parked.ship)].some(({ hull }) => hull.symbol === type);
}

const buyAndFit = ({ type, drive, scoop, slot }: (typeof shipsToBuy)[number]): readonly Step[] => [
  { do: "buyShip", type },
  { do: "changeModule", slot: "FrameShiftDrive", module: drive },
  { do: "changeModule", slot, module: scoop },
];

const identLetters = ["BX", "DL", "HK", "MT", "RV", "SW"] as const;

function nameIt(chance: Chance, names: readonly string[]): readonly Step[] {
  const ident = `${chance.pick(identLetters)}-${chance.integer(10, 99)}`;
  return names.length === 0 ? [] : [{ do: "nameShip", name: chance.pick(names), ident }];
}

/** With fewer missions than this, a player takes a series of others (1,256 of 1,768 real starts list none). */
const seriesFrom = 4;

/** The missions that a player works for; the colonisation of a system is another matter. */
const activeMissions = ({ missions }: GameWorld["commander"]) =>
  missions.filter(({ id, status }) => typeof id === "number" && status === "Active");

/** How often a player takes a request back; no table counts that. */
const cancelledShare = 0.07;

const limpets = ["Collection", "Repair", "FuelTransfer", "Decontamination", "Prospector"] as const;
const friendStatuses = ["Online", "Offline", "Added", "Requested"] as const;

/** Draws a value of a field as often as real journals have it, or any where they have none of them. */
function drawValue<T extends string>(
  chance: Chance,
  times: Readonly<Record<string, number>> | undefined,
  known: readonly T[],
): T {
  const table = known.map((value) => [value, times?.[value] ?? 0] as const);
  return table.some(([, weight]) => weight > 0) ? chance.weighted(table) : chance.pick(known);
}

const channels: readonly Weighted<FieldOf<"receiveText", "channel">>[] = [
  ["squadron", 5],
  ["wing", 1],
  ["local", 2],
  ["starsystem", 2],
  ["player", 1],
];

/** What players write to each other; greetings without a name. */
const messages = ["o7", "hi", "thanks", "one moment", "on my way", "good flight", "lol", "ok", "brb", "gg"] as const;

const sources: readonly Weighted<FieldOf<"visitSignal", "signal">>[] = [
  ["highGradeEmissions", 5],
  ["encodedEmissions", 2],
  ["degradedEmissions", 2],
  ["distressCall", 1],
  ["convoy", 0.5],
  ["weaponsFire", 1],
  ["combatAftermath", 1],
  ["nonHuman", 0.5],
];

/** A talk in one channel: some lines of others, and answers. */
function talk(chance: Chance, { controls, commander }: GameWorld): readonly Step[] {
  const drawn = chance.weighted(channels);
  const isOpen = (drawn !== "wing" || controls.isInWing) && (drawn !== "squadron" || commander.squadron !== undefined);
  const channel = isOpen ? drawn : "local";
  const answers = chance.isLucky(0.6);
  return several(chance, 1, 5, () =>
    answers && chance.isLucky(0.4)
      ? { do: "sendText", message: chance.pick(messages), ...(channel === "player" ? {} : { to: channel }) }
      : { do: "receiveText", message: chance.pick(messages), channel },
  );
}

const walkAndSample = (chance: Chance): Step => ({ do: "sampleOrganism", other: chance.isLucky(0.08) });

/** Most players fly from one organism to the next. */
const hopAndSample: readonly Step[] = [
  { do: "sampleOrganism", count: 1 },
  { do: "embark" },
  { do: "liftOff" },
  { do: "land" },
  { do: "sampleOrganism", count: 1 },
  { do: "embark" },
  { do: "liftOff" },
  { do: "land" },
  { do: "sampleOrganism", count: 1 },
  { do: "embark" },
  { do: "liftOff" },
];

function isAtConstruction({ port, commander }: GameWorld): boolean {
  return port !== undefined && port.marketId === commander.colony?.marketId;
}

/** The most sorts of goods that a player brings to a construction at once. */
const loadsMax = 3;

/** Goods that the player's colony needs and markets sell. */
function neededGoods({ commander: { colony }, ship }: GameWorld) {
  const open = colony?.resources.filter(({ providedT, requiredT }) => providedT < requiredT) ?? [];
  return open
    .filter(({ type }) => goods.some((good) => good.type === type))
    .map(({ type }) => ({
      type,
      isHeld: ship.cargo.some((item) => item.type === type && item.missionId === undefined),
    }));
}

const supplyOf = ({ type }: { readonly type: string }): Step => ({ do: "supplyColony", commodity: type });

const drawMerits = (chance: Chance): Step => ({ do: "earnMerits", count: chance.integer(5, 300) });

/** In space, merits follow what the player has done: 26 of 41 real lines stand after a look at another ship. */
const afterDeed =
  (state: GameState) =>
  (step: Step): readonly Step[] =>
    state === "normalSpace" ? [{ do: "targetShip", stage: 3, keeps: true }, step] : [step];

/** The activities that the director offers as steps, by the name a scenario uses. */
export const stepActivityRows: Readonly<Record<StepActivityName, StepActivity>> = {
  "change-modules": {
    from: docked,
    weight: 0.3,
    draw: (chance) => [{ do: "changeModule", how: chance.weighted(moduleChanges), count: chance.integer(1, 5) }],
  },
  "change-ship": {
    from: docked,
    weight: 0.3,
    draw(chance, world) {
      const wanted = shipsToBuy.filter(({ type }) => !ownsShip(world, type));
      const names = namesOfShips.filter(
        (name) => name !== "" && !world.commander.fleet.some((each) => each.name === name),
      );
      return chance.weighted<readonly Step[]>([
        [[{ do: "swapShip" }], 16],
        [wanted.length > 0 ? buyAndFit(chance.pick(wanted)) : [{ do: "swapShip" }], 0.5],
        [[{ do: "sellShip" }], 0.3],
        [[{ do: "transferShip" }], 3],
        [nameIt(chance, names), 1],
      ]);
    },
  },
  "craft-module": {
    from: docked,
    weight: 0.3,
    draw: (chance) => [{ do: "craftModule", rolls: chance.integer(3, 12) }],
  },
  "trade-materials": {
    from: docked,
    weight: 0.1,
    draw(chance) {
      const trader = chance.pick(["raw", "manufactured", "encoded"] as const);
      return several(chance, 1, 5, () => ({ do: "tradeMaterials", trader, way: chance.pick(["up", "down"]) }));
    },
  },
  "see-broker": { from: docked, weight: 0.02, draw: () => [{ do: "visitTechnologyBroker" }] },
  "replace-losses": {
    from: docked,
    weight: 0.5,
    can: ({ fighter }) => fighter === "lost",
    draw: () => [{ do: "restockVehicle", what: "fighter" }],
  },
  "repair-parts": {
    from: docked,
    weight: 0.1,
    draw: (chance) => [{ do: "repair", part: chance.pick(["all", "hull", "wear", "paint"]) }],
  },
  "trade-limpets": {
    from: docked,
    weight: 0.1,
    draw: (chance) => [
      chance.isLucky(0.7) ? { do: "buyLimpets", count: chance.integer(4, 32) } : { do: "sellLimpets" },
    ],
  },
  "take-missions": {
    from: docked,
    weight: 0.3,
    can: ({ commander }) => activeMissions(commander).length < seriesFrom,
    draw(chance) {
      const kind = chance.weighted(missionKinds);
      const wing = wingMissions.includes(kind) && chance.isLucky(0.4);
      return several(chance, 2, 5, () => ({ do: "takeMission", kind, wing, reward: chance.pick(missionRewards) }));
    },
  },
  "work-for-mission": {
    from: [...docked, ...flying],
    weight: 1,
    can: ({ commander }) => activeMissions(commander).length > 0,
    draw(chance, { commander }) {
      const [first] = activeMissions(commander).toSorted((one, other) => one.deadlineMs - other.deadlineMs);
      if (first === undefined || typeof first.id !== "number") return [];
      const { id: mission, terms } = first;
      const isCounted = terms?.has === "kills" || terms?.has === "goods";
      return [
        ...(isCounted && chance.isLucky(0.5) ? [{ do: "progressMission", mission } as const] : []),
        { do: "completeMission", mission },
        ...(chance.isLucky(0.8) ? [{ do: "handInMission", mission } as const] : []),
        ...(chance.isLucky(0.6) ? several(chance, 1, 3, () => ({ do: "handInMission", mission: "any" })) : []),
      ];
    },
  },
  "give-up-mission": {
    from: anywhere,
    weight: 0.02,
    can: ({ commander }) => commander.missions.length > 0,
    draw: (chance) => [{ do: chance.pick(["abandonMission", "failMission"]), mission: "any" }],
  },
  "work-for-power": {
    from: [...docked, ...flying],
    weight: 0.1,
    can: ({ commander }) => commander.pledge !== undefined,
    draw: (chance, { state }) =>
      chance.weighted<readonly Step[]>([
        [several(chance, 1, state === "normalSpace" ? 3 : 1, () => drawMerits(chance)).flatMap(afterDeed(state)), 4],
        [[{ do: "collectPowerGoods", count: chance.integer(5, 30) }, { do: "deliverPowerGoods" }], 1],
      ]),
  },
  "run-carrier": {
    from: docked,
    weight: 0.2,
    can: ({ commander }) => commander.carrier !== undefined,
    draw: (chance) =>
      chance.isLucky(0.15)
        ? [{ do: "visitCarrierMarket" }]
        : several(chance, 1, 2, () => ({ do: "manageCarrier", what: chance.pick(carrierChanges) })),
  },
  "jump-carrier": {
    from: docked,
    weight: 0.05,
    can: ({ commander }) => commander.carrier !== undefined,
    draw: (chance) => [
      {
        do: "jumpCarrier",
        player: chance.pick(["ship", "ship", "onFoot", "away"]),
        cancel: chance.isLucky(0.15),
      },
    ],
  },
  "supply-colony": {
    from: docked,
    weight: 0.1,
    can: (world) => !isAtConstruction(world) || neededGoods(world).some(({ isHeld }) => isHeld),
    draw(chance, world) {
      const needed = neededGoods(world);
      const held = needed.filter(({ isHeld }) => isHeld);
      const room = world.ship.cargoCapacityT - cargoT(world.ship);
      if (isAtConstruction(world) || room < loadsMax) return held.slice(0, loadsMax).map(supplyOf);
      const loads = chance.shuffled(needed).slice(0, chance.integer(1, loadsMax));
      const count = Math.max(1, Math.floor((room / loads.length) * chance.between(0.3, 1)));
      return [...loads.map(({ type }): Step => ({ do: "buyCargo", commodity: type, count })), ...loads.map(supplyOf)];
    },
  },
  "manage-pilot": {
    from: docked,
    weight: 0.03,
    draw: (chance) => [
      chance.pick<Step>([
        { do: "hirePilot", rank: chance.integer(1, 4) },
        { do: "dismissPilot" },
        { do: "promotePilot" },
      ]),
    ],
  },
  "sell-stolen": {
    from: docked,
    weight: 0.5,
    can: ({ ship }) => ship.cargo.some(({ isStolen }) => isStolen === true),
    draw: () => [{ do: "sellCargo", stolen: true }],
  },
  "rescue-salvage": {
    from: docked,
    weight: 0.3,
    can: ({ ship }) => ship.cargo.some(({ type }) => type === "occupiedcryopod" || type === "usscargoblackbox"),
    draw: () => [{ do: "rescue" }],
  },
  "ask-in-vain": {
    from: cruising,
    weight: 0.3,
    draw: (chance, _, { DockingDenied }) => [
      {
        do: "requestDocking",
        answer: chance.isLucky(cancelledShare) ? "cancelled" : drawValue(chance, DockingDenied, denialReasons),
      },
    ],
  },
  chat: { from: anywhere, weight: 0.15, draw: talk },
  "hear-of-friends": {
    from: anywhere,
    weight: 0.15,
    draw: (chance, _, { Friends }) => [{ do: "noticeFriend", status: drawValue(chance, Friends, friendStatuses) }],
  },
  "fly-in-wing": {
    from: anywhere,
    weight: 0.03,
    draw: (chance, { controls }) =>
      controls.isInWing
        ? [{ do: chance.isLucky(0.4) ? "addToWing" : "leaveWing" }]
        : [
            {
              do: "joinWing",
              by: chance.pick(["invitation", "inviting"]),
              others: chance.integer(1, 3),
              accepts: chance.isLucky(0.8),
            },
          ],
  },
  "join-squadron": {
    from: docked,
    weight: 0.005,
    // No real line tells a rank or a departure, so nobody rises or leaves here.
    draw: () => [{ do: "joinSquadron" }],
  },
  "rise-in-rank": {
    from: docked,
    weight: 0.02,
    draw: (chance) => [
      {
        do: "bePromoted",
        career: chance.pick(["Combat", "Trade", "Explore", "Soldier", "Exobiologist", "Federation"]),
      },
    ],
  },
  mine: {
    from: flying,
    weight: 3,
    can: ({ ship }) => hasModule(ship, "int_refinery"),
    draw: (chance) =>
      several(chance, 1, 4, () => ({
        do: "mine",
        method: chance.isLucky(0.85) ? "laser" : "core",
        count: chance.integer(2, 12),
      })),
  },
  "map-bodies": {
    from: cruising,
    weight: 0.1,
    draw: (chance) => several(chance, 1, 2, () => ({ do: "map", ring: chance.isLucky(0.15) })),
  },
  "scan-beacon": {
    from: cruising,
    weight: 0.1,
    can: ({ system }) => system.isInhabited,
    draw: () => [{ do: "scanNavBeacon" }],
  },
  "visit-signal": {
    from: cruising,
    weight: 0.3,
    can: ({ system }) => system.isInhabited,
    draw: (chance) => [
      { do: "visitSignal", signal: chance.weighted(sources) },
      ...(chance.isLucky(0.6) ? [{ do: "collectMaterials", count: chance.integer(1, 4) } as const] : []),
      ...(chance.isLucky(0.3)
        ? [{ do: "collectCargo", count: chance.integer(1, 3), stolen: chance.isLucky(0.4) } as const]
        : []),
    ],
  },
  "scan-data": {
    from: [...cruising, ...onGround],
    weight: 0.1,
    draw: (chance, { state }) =>
      several(chance, 1, 4, () => ({
        do: "scanData",
        source:
          state === "supercruise"
            ? chance.pick(["touristBeacon", "shipUplink", "wreckedShip", "listeningPost"])
            : "dataPoint",
      })),
  },
  "record-codex": {
    from: cruising,
    weight: 0.1,
    draw: (chance) => [
      {
        do: "recordCodex",
        subject: chance.weighted([
          ["star", 2],
          ["planet", 2],
          ["vent", 1],
          ["organism", 4],
        ]),
      },
    ],
  },
  "sample-organisms": {
    from: [...cruising, "landed", "onFoot"],
    weight: 0.1,
    can: ({ state, foot }) => state !== "onFoot" || foot.place === "planet",
    draw: (chance) => (chance.isLucky(0.8) ? hopAndSample : [walkAndSample(chance)]),
  },
  "sell-organics": {
    from: [...docked, ...walking],
    weight: 0.02,
    draw: () => [{ do: "sellOrganicData" }],
  },
  "target-system": {
    from: [...docked, ...flying, "landed"],
    weight: 0.4,
    can: ({ route }) => route.length === 0,
    draw: () => [{ do: "targetSystem" }],
  },
  "clear-route": {
    from: cruising,
    weight: 0.05,
    can: ({ route }) => route.length > 0,
    draw: () => [{ do: "clearRoute" }],
  },
  interdict: {
    from: cruising,
    weight: 0.02,
    draw: (chance) => [
      chance.weighted<Step>([
        [{ do: "interdict" }, 1],
        [{ do: "beInterdicted", submits: true }, 3],
        [{ do: "beInterdicted", by: "player" }, 0.5],
      ]),
    ],
  },
  "be-hyperdicted": {
    from: cruising,
    weight: 0.01,
    draw: () => [{ do: "beHyperdicted" }],
  },
  overheat: {
    from: flying,
    weight: 0.05,
    draw: (chance) => [
      { do: "heat", percent: chance.integer(102, 150) },
      { do: "heat", percent: 40 },
    ],
  },
  "target-ships": {
    from: inSpace,
    weight: 2,
    draw: (chance, _, { ShipTargeted }) =>
      several(chance, 1, 4, () => ({
        do: "targetShip",
        stage: chance.pick([0, 1, 3, 3, 3]),
        legal: drawValue(chance, ShipTargeted, legalStatuses),
        keeps: chance.isLucky(0.3),
      })),
  },
  "be-scanned": {
    from: inSpace,
    weight: 0.5,
    draw: (chance, _, { Scanned }) => [{ do: "beScanned", for: drawValue(chance, Scanned, ["Cargo", "Crime"]) }],
  },
  "suffer-damage": {
    from: inSpace,
    weight: 0.15,
    draw: (chance) => [
      { do: "takeDamage", to: chance.pick(["shields", "hull", "hull"]) },
      ...(chance.isLucky(0.4) ? [{ do: "reboot" } as const] : [{ do: "restoreShields" } as const]),
      ...(chance.isLucky(0.4) ? [{ do: "repairModule", full: chance.isLucky(0.7) } as const] : []),
    ],
  },
  "pick-up-cargo": {
    from: inSpace,
    weight: 0.3,
    draw: (chance) => [
      { do: "collectCargo", count: chance.integer(1, 4), stolen: chance.isLucky(0.3) },
      ...(chance.isLucky(0.4) ? [{ do: "ejectCargo", abandon: chance.isLucky(0.3) } as const] : []),
    ],
  },
  "launch-limpets": {
    from: inSpace,
    weight: 0.3,
    can: ({ ship }) => hasModule(ship, "int_multidronecontrol_universal") || hasModule(ship, "int_dronecontrol_"),
    draw: (chance, _, { LaunchDrone }) =>
      several(chance, 1, 3, () => ({
        do: "launchLimpet",
        limpet: drawValue(chance, LaunchDrone, limpets),
      })),
  },
  "fly-fighter": {
    from: inSpace,
    weight: 0.2,
    can: ({ ship, fighter }) => hasModule(ship, "int_fighterbay") && fighter === "inBay",
    draw: (chance) => [
      { do: "launchFighter", pilot: chance.isLucky(0.6) ? "crew" : "player" },
      { do: "wait", for: `${chance.integer(30, 240)}s` },
      ...(chance.isLucky(0.3) ? [{ do: "switchVehicle" } as const] : []),
      ...(chance.isLucky(0.5) ? [{ do: "loseFighter" } as const] : [{ do: "dockFighter" } as const]),
    ],
  },
  "fight-in-war": {
    from: cruising,
    weight: 0.02,
    draw: () => [{ do: "fight", at: "conflictZone" }],
  },
  "take-screenshot": { from: anywhere, weight: 0.03, draw: () => [{ do: "takeScreenshot" }] },
  "break-law": {
    from: inSpace,
    weight: 0.03,
    draw: (chance, _, { CommitCrime }) => [
      {
        do: "commitCrime",
        crime: drawValue(chance, CommitCrime, spaceCrimes),
        for: chance.pick(["fine", "bounty"]),
      },
    ],
  },
  "break-law-on-foot": {
    from: walking,
    weight: 0.03,
    can: ({ foot }) => foot.place === "planet",
    draw: (chance, _, { CommitCrime }) =>
      several(chance, 1, 3, () => ({
        do: "commitCrime",
        crime: drawValue(chance, CommitCrime, footCrimes),
        for: "bounty",
      })),
  },
  "walk-from-srv": {
    from: onGround,
    weight: 1,
    draw: (chance) =>
      several(chance, 1, 3, () => ({ do: "disembark", from: "srv" }) as const).flatMap((out) => [
        out,
        ...(chance.isLucky(0.2) ? [{ do: "loot", count: chance.integer(1, 3) } as const] : []),
        { do: "embark", into: "srv" } as const,
      ]),
  },
  loot: {
    from: walking,
    weight: 0.5,
    can: ({ foot }) => foot.place === "planet",
    draw: (chance) => [
      ...several(chance, 1, 3, () => ({
        do: "loot",
        what: chance.pick(["Component", "Item", "Data", "Consumable"]),
        count: chance.integer(1, 4),
      })),
      ...(chance.isLucky(0.3) ? [{ do: "useConsumable" } as const] : []),
      ...(chance.isLucky(0.1) ? [{ do: "dropItems" } as const] : []),
    ],
  },
  "choose-gear": {
    from: walking,
    weight: 0.05,
    can: ({ foot }) => foot.place !== "planet",
    draw: (chance) => [
      chance.weighted<Step>([
        [{ do: "switchLoadout" }, 6],
        [{ do: "buySuit" }, 1],
        [{ do: "buyWeapon" }, 1],
        [{ do: "equipWeapon" }, 1],
        [{ do: "createLoadout" }, 1],
        [{ do: "sellSuit" }, 0.5],
      ]),
    ],
  },
  "visit-bar": {
    from: walking,
    weight: 0.1,
    can: ({ foot }) => foot.place !== "planet",
    draw: (chance) => [
      chance.weighted<Step>([
        [{ do: "sellMicroResources" }, 2],
        [{ do: "tradeMicroResources" }, 1],
        [{ do: "buyConsumables" }, 3],
      ]),
    ],
  },
  "fight-on-foot": {
    from: walking,
    weight: 0.05,
    can: ({ foot }) => foot.place !== "planet",
    draw: (chance) => [
      chance.isLucky(0.7) ? { do: "fightOnFoot", kills: chance.integer(2, 8) } : ({ do: "takeDropship" } as const),
    ],
  },
};

/** Whether the player acts for themselves: not as the guest of a taxi or of another ship. */
const isFree = ({ aboard }: GameWorld): boolean => aboard === "own";

function activityOf(row: StepActivity): Activity {
  const { from, weight } = row;
  return {
    from,
    weight,
    can: (world) => isFree(world) && (row.can?.(world) ?? true),
    run(session) {
      const { world, written } = session;
      settleIn(session);
      const values = written.live?.habits.values ?? {};
      for (const step of row.draw(world.chance, world, values)) if (carryOutKnown(session, step) !== undefined) break;
      // A refused step may leave the player in the fighter, out of which no activity leads.
      if (world.state === "fighter") carryOutKnown(session, { do: "dockFighter" });
    },
  };
}

const stepActivities = Object.fromEntries(
  Object.entries(stepActivityRows).map(([name, row]) => [name, activityOf(row)]),
) as Record<StepActivityName, Activity>;

/** Whether a dropship has left the player on the ground, far from the own ship. */
const isDropped = ({ foot, shipWaits }: GameWorld): boolean => foot.place === "planet" && shipWaits !== undefined;

/** Goes back to the ship; from where a dropship has left the player, another one leads to the port of the ship. */
const goBack: Activity = {
  ...embark,
  can: (world) => isDropped(world) || embark.can?.(world) !== false,
  run(session) {
    if (isDropped(session.world)) retreatByDropship(session);
    else embark.run(session);
  },
};

/** What players do at a construction: they bring goods and leave (next to 532 real lines no mission and no purchase). */
const atConstruction: ReadonlySet<string> = new Set([
  "supply-colony",
  "service",
  "depart",
  "plot-route",
  "look-around",
]);

/** Leaves out what nobody does at a construction. */
function unlessAtConstruction([name, activity]: readonly [string, Activity]): readonly [string, Activity] {
  if (atConstruction.has(name) || !activity.from.includes("docked")) return [name, activity];
  const can = (world: GameWorld): boolean => !isAtConstruction(world) && (activity.can?.(world) ?? true);
  return [name, { ...activity, can }];
}

/** Nobody gets new gear for nothing when all is upgraded. */
const canUpgradeMore = (world: GameWorld): boolean =>
  upgradeGear.can?.(world) !== false && upgradableSuits(world).length > 0 && upgradableWeapons(world).length > 0;

/** What a player of dialect `live` does beside the other activities, or in place of them. */
export const liveActivities = Object.fromEntries(
  Object.entries({
    ...activities,
    ...stepActivities,
    service: payAndService,
    "take-mission": { ...takeMission, share: 0.5 },
    "see-engineer": { ...workAtEngineer, share: 0.1 },
    "hand-over": { ...handOver, share: 0.1 },
    trade: tradeForProfit,
    dock: dockElsewhere,
    "transfer-cargo": { ...transferCargo, run: transferBySide, share: 0.1 },
    "scoop-fuel": { ...scoopFuel, share: 4 },
    "join-crew": { ...joinCrew, share: 0.1 },
    "join-crew-remotely": { ...joinCrewRemotely, share: 0.1 },
    embark: goBack,
    "take-taxi": { ...takeTaxi, share: 0.2 },
    outfit: { ...outfit, share: 0.2 },
    synthesise: { ...synthesise, share: 0.2 },
    "upgrade-gear": { ...upgradeGear, share: 0.05, can: canUpgradeMore },
  }).map(unlessAtConstruction),
) as Readonly<Record<ActivityName | StepActivityName, Activity>>;
