import {
  completeTransfers,
  storageMax,
  storeModule,
  transferTo,
  type StoredModule,
} from "../commander/moduleStorage.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { storableModules } from "../ship/modules.ts";
import type { Activity } from "./Activity.ts";
import { offers } from "./docked.ts";
import { pause } from "./pause.ts";
import { openScreen, closeScreen } from "./screens.ts";

/** Visits Outfitting, and often stores, retrieves or transfers a module. */
export const outfit: Activity = {
  from: ["docked"],
  weight: 1,
  leadsTo: ["StoredModules"],
  // A carrier moves, so a module stored there would have no fixed distance.
  can: (world) => offers(world, "outfitting") && world.port?.type !== "FleetCarrier",
  run(session) {
    const { chance } = session.world;
    openScreen(session, "StationServices", 5, 20);
    openOutfitting(session);
    for (let left = chance.integer(0, 2); left > 0; left -= 1) {
      pause(session, 10, 60);
      storageActions[chance.pick(storageActionNames)](session);
    }
    closeScreen(session);
    pause(session, 2, 10);
  },
};

/** Opens Outfitting, after modules in transit have arrived. */
export function openOutfitting(session: GameSession): void {
  const { commander, timeMs } = session.world;
  if (completeTransfers(commander.storage, timeMs)) session.world.storageRevision += 1;
  const hasChanged = session.world.storageRevision !== session.written.storageRevision;
  const isFirstVisit = !session.world.hasVisitedOutfitting;
  session.world.hasVisitedOutfitting = true;
  session.written.storageRevision = session.world.storageRevision;
  applyTransition(session, "openOutfitting", { isFirstVisit, hasChanged });
}

function changed({ world, written }: GameSession): void {
  world.storageRevision += 1;
  written.storageRevision = world.storageRevision;
}

/** Buys a module and stores it. */
function storeBought(session: GameSession): void {
  const { commander, chance, system, port } = session.world;
  if (commander.storage.length >= storageMax || port === undefined) return;
  const module = chance.pick(storableModules);
  if (module.priceCr > commander.balanceCr) return;
  commander.balanceCr -= module.priceCr;
  const stored = storeModule(commander.storage, module, { system, marketId: port.marketId }, chance);
  changed(session);
  applyTransition(session, "storeModule", { slot: stored.slot, stored });
}

function here({ commander, port }: GameWorld): readonly StoredModule[] {
  return commander.storage.filter(
    ({ place, arrivalMs }) => arrivalMs === undefined && place.marketId === port?.marketId,
  );
}

/** Retrieves a module stored here and sells it at its purchase price. */
function retrieve(session: GameSession): void {
  const { commander, chance } = session.world;
  const candidates = here(session.world);
  if (candidates.length === 0) return;
  const stored = chance.pick(candidates);
  commander.storage.splice(commander.storage.indexOf(stored), 1);
  commander.balanceCr += stored.paidCr;
  changed(session);
  applyTransition(session, "retrieveModule", { slot: stored.slot, stored });
}

/** Transfers a module stored elsewhere to this port. */
function sendFor(session: GameSession): void {
  const { commander, chance, system, port, timeMs } = session.world;
  const away = commander.storage.filter(
    ({ place, arrivalMs }) => arrivalMs === undefined && place.marketId !== port?.marketId,
  );
  if (away.length === 0 || port === undefined) return;
  const stored = chance.pick(away);
  const place = { system, marketId: port.marketId };
  const price = transferTo(stored, place);
  const { costCr, timeS } = price;
  if (costCr > commander.balanceCr) return;
  commander.balanceCr -= costCr;
  stored.place = place;
  stored.arrivalMs = timeMs + timeS * 1000;
  changed(session);
  applyTransition(session, "transferModule", { slot: stored.slot, stored, price });
}

/** What a player does with stored modules in Outfitting; an action that is not possible changes nothing. */
export const storageActions = { store: storeBought, retrieve, transfer: sendFor } as const;

/** The names of the actions, in a fixed order. */
export const storageActionNames = ["store", "retrieve", "transfer"] as const;
