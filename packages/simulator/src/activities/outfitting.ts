import { settleArrivals, storageMax, store, transferTo, type StoredModule } from "../commander/storage.ts";
import { happen } from "../session/happen.ts";
import type { World } from "../session/World.ts";
import { storableModules } from "../ship/modules.ts";
import type { Activity } from "./Activity.ts";
import { offers } from "./docked.ts";
import { lookAt, lookUp, pause } from "./pause.ts";

/** Visits Outfitting, and often stores, fetches or sends for a module. */
export const outfit: Activity = {
  from: ["docked"],
  weight: 1,
  leadsTo: ["StoredModules"],
  // A carrier moves, so what is left on one has no fixed distance: nobody stores there.
  can: (world) => offers(world, "outfitting") && world.port?.type !== "FleetCarrier",
  run(world) {
    const { chance } = world;
    lookAt(world, "StationServices", 5, 20);
    open(world);
    for (let left = chance.integer(0, 2); left > 0; left -= 1) {
      pause(world, 10, 60);
      chance.pick([storeBought, retrieve, sendFor])(world);
    }
    lookUp(world);
    pause(world, 2, 10);
  },
};

function open(world: World): void {
  const { commander, timeMs } = world;
  if (settleArrivals(commander.storage, timeMs)) world.storageRevision += 1;
  const hasChanged = world.storageRevision !== world.storageRevisionWritten;
  const isFirstVisit = !world.hasVisitedOutfitting;
  world.hasVisitedOutfitting = true;
  world.storageRevisionWritten = world.storageRevision;
  happen(world, "openOutfitting", { isFirstVisit, hasChanged });
}

function changed(world: World): void {
  world.storageRevision += 1;
  world.storageRevisionWritten = world.storageRevision;
}

/** Buys a module straight into storage. */
function storeBought(world: World): void {
  const { commander, chance, system, port } = world;
  if (commander.storage.length >= storageMax || port === undefined) return;
  const module = chance.pick(storableModules);
  if (module.priceCr > commander.balanceCr) return;
  commander.balanceCr -= module.priceCr;
  const stored = store(commander.storage, module, { system, marketId: port.marketId }, chance);
  changed(world);
  happen(world, "storeModule", { slot: stored.slot });
}

function here({ commander, port }: World): readonly StoredModule[] {
  return commander.storage.filter(
    ({ place, arrivalMs }) => arrivalMs === undefined && place.marketId === port?.marketId,
  );
}

/** Fetches a module that lies here, to sell it; the money is back. */
function retrieve(world: World): void {
  const { commander, chance } = world;
  const candidates = here(world);
  if (candidates.length === 0) return;
  const stored = chance.pick(candidates);
  commander.storage.splice(commander.storage.indexOf(stored), 1);
  commander.balanceCr += stored.paidCr;
  world.ship.fittingRevision += 1;
  changed(world);
  happen(world, "retrieveModule", { slot: stored.slot });
}

/** Sends for a module that lies elsewhere. */
function sendFor(world: World): void {
  const { commander, chance, system, port, timeMs } = world;
  const away = commander.storage.filter(
    ({ place, arrivalMs }) => arrivalMs === undefined && place.marketId !== port?.marketId,
  );
  if (away.length === 0 || port === undefined) return;
  const stored = chance.pick(away);
  const place = { system, marketId: port.marketId };
  const { costCr, timeS } = transferTo(stored, place);
  if (costCr > commander.balanceCr) return;
  commander.balanceCr -= costCr;
  stored.place = place;
  stored.arrivalMs = timeMs + timeS * 1000;
  changed(world);
  happen(world, "transferModule", { slot: stored.slot });
}
