import { goods, type Good } from "../commander/goods.ts";
import { sellPriceCr } from "../live/marketList.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { wait } from "../session/time.ts";
import { cargoT, type CargoItem } from "../ship/SimulatedShip.ts";
import { dayMs } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { buyGoods, sellGoods, trade } from "./docked.ts";
import { pause } from "./pause.ts";
import { closeScreen, openScreen } from "./screens.ts";

/** How often a player sells goods for less than they cost. */
const lossShare = 0.05;

/** How many kinds of goods a player buys in one visit. */
const buys = [
  [0, 3],
  [1, 8],
  [2, 1],
] as const;

/**
 * Sells goods from elsewhere for a profit and buys others, as real traders do (6 of 373 real sales are of goods that were bought at the
 * same market in the same visit); each deal is told by a Cargo line before the next.
 */
export const tradeForProfit: Activity = {
  ...trade,
  run(session) {
    const { port, chance, stateSinceMs, timeMs } = session.world;
    const play = session.written.live?.memory.play;
    if (port === undefined || play === undefined || play.marketSeenMs >= stateSinceMs) return;
    play.marketSeenMs = timeMs;
    openScreen(session, "StationServices", 5, 40, undefined, "Market");
    applyTransition(session, "openMarket", null);
    pause(session, 4, 40, undefined, "MarketBuy");
    for (const item of sellable(session, play).slice(0, 2)) {
      sellGoods(session, item, item.count * (priceHere(session, play, item.type) ?? otherCr));
      settle(session, play);
    }
    for (let left = chance.weighted(buys); left > 0; left -= 1) buySomething(session, play);
    closeScreen(session);
    pause(session, 2, 15);
  },
};

/** What goods are worth that markets do not list. */
const otherCr = 1000;

function priceHere({ world: { port, timeMs } }: GameSession, { chance }: PlayMemory, type: string): number | undefined {
  return port && sellPriceCr(chance, port, Math.floor(timeMs / dayMs), type);
}

/** Returns the goods of the hold that came from elsewhere and earn something here. */
function sellable(session: GameSession, play: PlayMemory): readonly CargoItem[] {
  const { ship, port, chance } = session.world;
  return ship.cargo.filter(({ type, missionId, isStolen }) => {
    const isOwn = missionId === undefined && isStolen !== true && type !== "drones";
    if (!isOwn || play.boughtAt.get(type) === port?.marketId) return false;
    const earns = (priceHere(session, play, type) ?? otherCr) > (play.paidCr.get(type) ?? 0);
    return earns || chance.isLucky(lossShare);
  });
}

/** Buys goods of which the hold has none, for the money and the room that there are. */
function buySomething(session: GameSession, play: PlayMemory): void {
  const { ship, commander, chance } = session.world;
  const room = ship.cargoCapacityT - cargoT(ship);
  const isNew = ({ type }: Good): boolean => type !== "drones" && !ship.cargo.some((item) => item.type === type);
  const good = chance.pick(goods.filter(isNew));
  const most = Math.min(room, Math.floor(commander.balanceCr / good.priceCr));
  if (most < 1) return;
  buyGoods(session, good, chance.isLucky(0.7) ? most : chance.integer(1, most));
  settle(session, play);
}

/** Waits until the lines about a deal and about the hold after it are written. */
function settle(session: GameSession, { tradedMs }: PlayMemory): void {
  wait(session, Math.max(0, tradedMs - session.world.timeMs) + cargoToldMs);
}

/** By then the Cargo line of a deal is written. */
const cargoToldMs = 4000;
