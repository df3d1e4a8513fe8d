import { openOutfitting } from "../../activities/outfitting.ts";
import { pause } from "../../activities/pause.ts";
import {
  buyModule,
  emptySlots,
  fitsSlot,
  fitStored,
  isForSale,
  isChangeableSlot,
  isOptionalSlot,
  modulesForSale,
  sellModule,
  sparedModules,
  stowModules,
  swapModules,
} from "../../activities/refit.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { buyShip, openShipyard, sellShip, shipsHere, swapShip, transferShip } from "../../activities/ships.ts";
import type { ParkedShip } from "../../commander/fleet.ts";
import { storageMax, type StoredModule } from "../../commander/moduleStorage.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { wait } from "../../session/time.ts";
import { hasPad, type Port } from "../../galaxy/Port.ts";
import { hulls } from "../../ship/hulls.ts";
import { assembleShip, cargoT, shipValueCr, type InstalledModule } from "../../ship/SimulatedShip.ts";
import type { Module } from "../../ship/modules.ts";
import { stockBuilds } from "../../ship/stockBuilds.ts";
import { reachPort, reachService } from "../reachPort.ts";
import {
  RefusedStep,
  refuseStep,
  step,
  textField,
  wholeField,
  wordField,
  type StepContext,
} from "../StepDeclaration.ts";

interface ModuleWish {
  readonly slot?: string;
  readonly module?: string;
}

const parkedFields = { ship: textField('The ship, such as "python"; any by default.') };

/** Changes more modules in the same way, until there is none left to change. */
function changeMore(session: GameSession, how: keyof typeof changes, count: number): void {
  try {
    for (let left = count; left > 0; left -= 1) {
      pause(session, 2, 30);
      changes[how](session, {}, false);
    }
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error;
  }
}

/** Steps with the player's ships and their modules. */
export const shipSteps = {
  changeModule: step({
    does: "Docks, opens Outfitting and changes the modules of the ship; Loadout follows.",
    fields: {
      how: wordField(
        ["buy", "sell", "store", "store-all", "retrieve", "swap"],
        "What happens to the module; buy by default. store-all empties two slots at once.",
      ),
      slot: textField('The slot, such as "Slot04_Size5"; one that the ship can spare by default.'),
      module: textField(
        'The module to buy or to retrieve, such as "int_cargorack_size3_class1"; one that fits by default.',
      ),
      old: wordField(["sell", "store"], "What becomes of the module that another one replaces; it is sold by default."),
      count: wholeField(1, 8, "How many modules, as far as there are slots; one by default."),
    },
    argument: "how",
    run(context, { how = "buy", old = "sell", count = 1, ...wish }) {
      const { session } = context;
      requireSlot(session, wish, how);
      const isSold = ({ marketId }: Port): boolean =>
        how !== "buy" || wish.module === undefined || isForSale(session, marketId, wish.module);
      reachService(context, "outfitting", (port) => port.type !== "FleetCarrier" && isSold(port));
      openScreen(session, "StationServices", 5, 20);
      openOutfitting(session);
      pause(session, 10, 40);
      changes[how](session, wish, old === "store");
      changeMore(session, how, count - 1);
      pause(session, 8, 30);
      applyTransition(session, "leaveOutfitting", null);
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
  buyShip: step({
    does: "Docks at a shipyard, buys a ship and takes it; the old one stays in the port.",
    fields: { type: wordField(Object.keys(stockBuilds), "The ship; a Cobra Mk III by default.") },
    argument: "type",
    run(context, { type = "cobramkiii" }) {
      const { session } = context;
      const build = stockBuilds[type];
      if (build === undefined) {
        refuseStep(`No shipyard sells ${type}.`, `Buy one of ${Object.keys(stockBuilds).join(", ")}.`);
      }
      const ship = assembleShip(build);
      requireRoom(session, ship.cargoCapacityT);
      requireMoney(session, shipValueCr(ship));
      inShipyard(context, hulls[build.hull].pad, () => buyShip(session, build));
    },
  }),
  swapShip: step({
    does: "Takes another ship of the player, which is brought to the port first if it is elsewhere.",
    fields: { to: textField('The ship, such as "python"; any by default.') },
    argument: "to",
    run(context, { to }) {
      const { session } = context;
      const parked = chooseShip(session, to);
      requireRoom(session, parked.ship.cargoCapacityT);
      inShipyard(context, parked.ship.hull.pad, () => {
        bringHere(context, parked);
        swapShip(session, parked);
      });
    },
  }),
  sellShip: step({
    does: "Sells a ship that the player has parked, here or elsewhere.",
    fields: parkedFields,
    argument: "ship",
    run(context, { ship }) {
      const { session } = context;
      const parked = chooseParked(session, ship);
      inShipyard(context, "Small", () => sellShip(session, parked));
    },
  }),
  transferShip: step({
    does: "Docks at a shipyard far from a parked ship and has it brought there.",
    fields: parkedFields,
    argument: "ship",
    run(context, { ship }) {
      const { session } = context;
      const parked = chooseParked(session, ship);
      const { pad } = parked.ship.hull;
      reachPort(context, {
        fits: (port) =>
          port.services.includes("shipyard") &&
          port.state !== "Damaged" &&
          hasPad(port, pad) &&
          port.marketId !== parked.place.marketId,
      });
      visit(session, () => transferShip(session, parked));
    },
  }),
  nameShip: step({
    does: "Gives the ship a name and an identifier, in a port with Outfitting.",
    fields: {
      name: textField("The name; Northern Cross by default."),
      ident: textField("The identifier, up to six characters; NC-01 by default."),
    },
    argument: "name",
    run(context, { name = "Northern Cross", ident = "NC-01" }) {
      const { session } = context;
      reachService(context, "outfitting");
      openScreen(session, "StationServices", 5, 20);
      applyTransition(session, "nameShip", { name, ident });
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
} as const;

const noSpare = "Dock with another ship, or retrieve a module first.";

function requireSlot({ world: { ship } }: GameSession, { slot }: ModuleWish, how: keyof typeof changes): void {
  const canChange = how === "buy" ? isChangeableSlot : isOptionalSlot;
  if (slot === undefined || (ship.slots.includes(slot) && canChange(slot))) return;
  const known = ship.slots.filter(canChange).join(", ");
  refuseStep(`The ship has no slot ${slot} that can be changed.`, `Choose one of ${known}.`);
}

/** Returns a module that can leave the ship: of the wished slot, else the one that is missed least. */
function spare({ world: { ship } }: GameSession, { slot }: ModuleWish): InstalledModule {
  const found = sparedModules(ship).find((each) => slot === undefined || each.slot === slot);
  return found ?? refuseStep("There is no module that the ship can spare.", noSpare);
}

function requireStorage({ world: { commander } }: GameSession, count: number): void {
  if (commander.storage.length + count <= storageMax) return;
  refuseStep("The storage is full.", 'Sell a stored module: visitOutfitting with "action": "retrieve".');
}

type Change = (session: GameSession, wish: ModuleWish, storesOld: boolean) => void;

/** How modules change, by name. */
const changes = {
  buy(session, wish, storesOld) {
    const { ship } = session.world;
    const slots =
      wish.slot === undefined ? [...emptySlots(ship).filter(isOptionalSlot), spare(session, {}).slot] : [wish.slot];
    if (storesOld) requireStorage(session, 1);
    const bought = affordable(session, slots, wish, storesOld);
    if (bought === undefined) {
      refuseStep(
        "The port sells no such module for the slot, or it costs too much.",
        "Ask for another module or slot.",
      );
    }
    buyModule(session, bought.slot, bought.module, storesOld);
  },
  sell(session, wish) {
    sellModule(session, spare(session, wish));
  },
  store(session, wish) {
    requireStorage(session, 1);
    stowModules(session, [spare(session, wish)], false);
  },
  "store-all"(session) {
    requireStorage(session, 2);
    const two = sparedModules(session.world.ship).slice(0, 2);
    if (two.length < 2) refuseStep("There are no two modules that the ship can spare.", noSpare);
    stowModules(session, two, true);
  },
  retrieve(session, wish) {
    const found = retrievable(session, wish);
    if (found !== undefined) {
      fitStored(session, found.slot, found.stored);
      return;
    }
    if (wish.module !== undefined) refuseStep(`No ${wish.module} that fits is stored here.`, "Store one here first.");
    requireStorage(session, 1);
    const spared = spare(session, wish);
    stowModules(session, [spared], false);
    pause(session, 10, 40);
    const again = retrievable(session, { slot: spared.slot });
    if (again !== undefined) fitStored(session, again.slot, again.stored);
  },
  swap(session, wish) {
    const { ship } = session.world;
    for (const { slot: from, module } of sparedModules(ship)) {
      if (wish.slot !== undefined && wish.slot !== from) continue;
      const to = ship.slots.find(
        (slot) => slot !== from && isOptionalSlot(slot) && canExchange(session, from, slot, module),
      );
      if (to === undefined) continue;
      swapModules(session, from, to);
      return;
    }
    refuseStep("No two modules fit the slots of each other.", noSpare);
  },
} as const satisfies Readonly<Record<string, Change>>;

function canExchange({ world: { ship } }: GameSession, from: string, to: string, module: Module): boolean {
  const there = ship.fitted.find(({ slot }) => slot === to)?.module;
  const rest = { ...ship, fitted: ship.fitted.filter(({ slot }) => slot !== from && slot !== to) };
  return fitsSlot(rest, to, module) && (there === undefined || fitsSlot(rest, from, there));
}

/** Finds a module that fits a slot and that the player can pay. */
function affordable(session: GameSession, slots: readonly string[], { module: name }: ModuleWish, storesOld: boolean) {
  const { ship, commander } = session.world;
  for (const slot of slots) {
    const old = ship.fitted.find((each) => each.slot === slot)?.module;
    if (storesOld && old === undefined) continue;
    const able = modulesForSale(session).filter(
      (each) =>
        each.item !== old?.item &&
        (name === undefined || each.item === name.toLowerCase()) &&
        fitsSlot(ship, slot, each) &&
        each.priceCr < commander.balanceCr,
    );
    if (able.length > 0) return { slot, module: session.world.chance.pick(able) };
  }
  return undefined;
}

/** Finds a stored module that fits a slot of the ship. */
function retrievable(session: GameSession, { slot: wished, module: name }: ModuleWish) {
  const { ship, commander, port } = session.world;
  const isReady = ({ place, arrivalMs, modification, installed }: StoredModule): boolean =>
    arrivalMs === undefined &&
    place.marketId === port?.marketId &&
    (installed !== undefined || modification === undefined);
  const spared = new Set(sparedModules(ship).map(({ slot }) => slot));
  const slots = wished === undefined ? [...emptySlots(ship).filter(isOptionalSlot), ...spared] : [wished];
  for (const slot of slots) {
    const stored = commander.storage.find(
      (each) =>
        isReady(each) &&
        (name === undefined || each.module.item === name.toLowerCase()) &&
        fitsSlot(ship, slot, each.module),
    );
    const isFree = spared.has(slot) || emptySlots(ship).includes(slot);
    if (stored !== undefined && isFree) return { slot, stored };
  }
  return undefined;
}

function chooseShip({ world: { commander } }: GameSession, wish: string | undefined): ParkedShip {
  const name = wish?.toLowerCase();
  const isWished = ({ ship: { hull } }: ParkedShip): boolean =>
    name === undefined || [hull.symbol, hull.name.toLowerCase()].includes(name);
  const wished = commander.fleet.filter(isWished);
  const found = wished.find(({ arrivalMs }) => arrivalMs === undefined) ?? wished[0];
  if (found !== undefined) return found;
  const owned = commander.fleet.map(({ ship }) => ship.hull.symbol).join(", ");
  return refuseStep(
    "The player has parked no such ship.",
    owned === "" ? "Buy another ship with buyShip." : `Choose one of ${owned}.`,
  );
}

/** Chooses a ship that has arrived where it is parked. */
function chooseParked(session: GameSession, wish: string | undefined): ParkedShip {
  const found = chooseShip(session, wish);
  if (found.arrivalMs === undefined) return found;
  return refuseStep("The ship is in transit.", "Wait until it has arrived, and visit the shipyard.");
}

/** The goods of the player must have room in the other ship. */
function requireRoom({ world: { ship } }: GameSession, capacityT: number): void {
  if (cargoT(ship) <= capacityT) return;
  refuseStep("The goods in the hold do not fit into the other ship.", "Do sellCargo or transferCargo first.");
}

function requireMoney({ world: { commander } }: GameSession, priceCr: number): void {
  if (commander.balanceCr > priceCr) return;
  refuseStep(
    `The player has ${commander.balanceCr} credits.`,
    `Earn ${priceCr}, for example with sellExplorationData.`,
  );
}

/** Docks at a shipyard with a pad for a ship, and does something there. */
function inShipyard(context: StepContext, pad: "Small" | "Medium" | "Large", act: () => void): void {
  reachService(context, "shipyard", (port) => hasPad(port, pad));
  visit(context.session, act);
}

function visit(session: GameSession, act: () => void): void {
  openScreen(session, "StationServices", 5, 20);
  openShipyard(session);
  pause(session, 10, 40);
  act();
  pause(session, 5, 15);
  closeScreen(session);
  pause(session, 2, 10);
}

/** Has a ship brought here and waits for it, unless it is here. */
function bringHere({ session, isStrict }: StepContext, parked: ParkedShip): void {
  if (shipsHere(session).includes(parked)) return;
  if (isStrict) refuseStep("The ship is not here.", "Do transferShip first, or leave out strict.");
  awaitShip(session, parked);
  if (shipsHere(session).includes(parked)) return;
  transferShip(session, parked);
  awaitShip(session, parked);
}

/** Waits until a ship in transit has arrived, and looks at the shipyard again. */
function awaitShip(session: GameSession, { arrivalMs }: ParkedShip): void {
  if (arrivalMs === undefined) return;
  wait(session, Math.max(0, arrivalMs - session.world.timeMs) + 5000);
  openShipyard(session);
  pause(session, 5, 15);
}
