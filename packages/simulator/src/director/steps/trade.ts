import { buyGoods, sellGoods } from "../../activities/docked.ts";
import { isOwnLimpet } from "../../activities/mining.ts";
import { pause } from "../../activities/pause.ts";
import { goods, salvage, type Good } from "../../commander/goods.ts";
import { cargoCollected, cargoEjected } from "../../scenes/trade.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { cargoT, loadCargo, unloadCargo } from "../../ship/SimulatedShip.ts";
import { reach } from "../reach.ts";
import { useServices } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wholeField, type StepContext } from "../StepDeclaration.ts";

/** What unknown goods are worth. */
const otherCr = 1000;

/** Steps with cargo: at a market, and in flight. */
export const tradeSteps = {
  buyCargo: step({
    does: "Docks at a market and buys cargo.",
    fields: {
      commodity: textField('The commodity, such as "gold"; drawn by default.'),
      count: wholeField(1, 1000, "Tonnes; one by default."),
    },
    argument: "commodity",
    run(context, { commodity, count = 1 }) {
      const { session } = context;
      const wanted = commodity?.toLowerCase();
      const good =
        wanted === undefined
          ? session.world.chance.pick(goods)
          : goods.find(({ type, name }) => [type, name.toLowerCase()].includes(wanted));
      if (good === undefined) refuseStep(`No market sells ${commodity}.`, `Buy one of ${listOf(goods)}.`);
      const room = session.world.ship.cargoCapacityT - cargoT(session.world.ship);
      if (room < count) refuseStep(`The hold has room for ${room} t.`, "Buy less, or sell cargo first.");
      if (session.world.commander.balanceCr < count * good.priceCr) {
        refuseStep("The player has too few credits.", "Buy less.");
      }
      useServices(context, "commodities", () => {
        applyTransition(session, "openMarket", null);
        buyGoods(session, good, count);
        settle(session, 1);
      });
    },
  }),
  sellCargo: step({
    does: "Docks at a market and sells all cargo that does not belong to a mission, or the stolen goods at a black market.",
    fields: { stolen: flagField("Whether to sell the stolen goods; false by default.") },
    run(context, { stolen = false }) {
      const { session } = context;
      const sold = session.world.ship.cargo.filter(
        ({ missionId, isStolen = false }) => missionId === undefined && isStolen === stolen,
      );
      if (sold.length === 0) {
        refuseStep("The hold has nothing to sell.", stolen ? "Do collectCargo with stolen first." : "Buy cargo first.");
      }
      useServices(context, stolen ? "blackmarket" : "commodities", () => {
        const priceOf = (type: string): number => findGood(type)?.priceCr ?? otherCr;
        if (!stolen) applyTransition(session, "openMarket", null);
        for (const item of sold) sellGoods(session, item, item.count * priceOf(item.type));
        settle(session, sold.length);
      });
    },
  }),
  buyLimpets: step({
    does: "Docks where ships are rearmed and buys limpets.",
    fields: { count: wholeField(1, 64, "How many; eight by default.") },
    argument: "count",
    run(context, { count = 8 }) {
      const { ship } = context.session.world;
      const room = ship.cargoCapacityT - cargoT(ship);
      if (room < count) refuseStep(`The hold has room for ${room} t.`, "Buy less, or sell cargo first.");
      fetchLimpets(context, count);
    },
  }),
  sellLimpets: step({
    does: "Docks where ships are rearmed and sells limpets.",
    fields: { count: wholeField(1, 64, "How many; all by default.") },
    argument: "count",
    run(context, { count }) {
      const { session } = context;
      const limpets = session.world.ship.cargo.find(isOwnLimpet);
      if (limpets === undefined || limpets.count < (count ?? 1)) {
        refuseStep("The hold has too few limpets.", "Do buyLimpets first.");
      }
      const sold = count ?? limpets.count;
      useServices(context, "rearm", () => {
        sellGoods(session, limpets, sold * limpetCr, sold);
        settle(session, 1);
      });
    },
  }),
  collectCargo: step({
    does: "Scoops cargo that floats in normal space, tonne by tonne.",
    fields: {
      commodity: textField('The commodity, such as "gold"; drawn by default.'),
      count: wholeField(1, 8, "Tonnes; one by default."),
      stolen: flagField("Whether it belongs to somebody else; false by default."),
    },
    argument: "commodity",
    run(context, { commodity, count = 1, stolen = false }) {
      const { session } = context;
      const { ship, chance } = session.world;
      const good = commodity === undefined ? chance.pick(salvage) : findGood(commodity);
      if (good === undefined) refuseStep(`There is no ${commodity}.`, `Collect one of ${listOf(goods)}.`);
      const room = ship.cargoCapacityT - cargoT(ship);
      if (room < count) refuseStep(`The hold has room for ${room} t.`, "Collect less, or sell cargo first.");
      reach(context, ["normalSpace"]);
      scoopCargo(session, good, count, stolen);
    },
  }),
  ejectCargo: step({
    does: "Throws cargo out of the hold in flight.",
    fields: {
      commodity: textField('The commodity, such as "gold"; the first that does not belong to a mission by default.'),
      count: wholeField(1, 1000, "Tonnes; one by default."),
      abandon: flagField("Whether it belongs to whoever finds it; false by default."),
    },
    argument: "commodity",
    run(context, { commodity, count = 1, abandon = false }) {
      const { session } = context;
      const wanted = commodity?.toLowerCase();
      const item = session.world.ship.cargo.find(
        ({ missionId, type, name }) =>
          missionId === undefined && (wanted === undefined || [type, name.toLowerCase()].includes(wanted)),
      );
      if (item === undefined || item.count < count) {
        refuseStep("The hold has too little of it.", "Do buyCargo, buyLimpets or collectCargo first.");
      }
      reach(context, ["normalSpace", "supercruise", "planetFlight"]);
      pause(session, 3, 10);
      const ejected = { ...item };
      unloadCargo(session.world.ship.cargo, item, count);
      playScene(session, cargoEjected(ejected, count, abandon));
      wait(session, 5000);
    },
  }),
} as const;

/** What a port pays for a limpet. */
const limpetCr = 101;

const listOf = (all: readonly Good[]): string => all.map(({ type }) => type).join(", ");

function findGood(name: string): Good | undefined {
  const wanted = name.toLowerCase();
  return [...goods, ...salvage].find((good) => [good.type, good.name.toLowerCase()].includes(wanted));
}

/** Waits until the lines about some sales or purchases, and about the hold after them, are written. */
function settle(session: GameSession, deals: number): void {
  wait(session, deals * 10_000 + 4000);
}

/** Docks where ships are rearmed and buys limpets; the caller has made sure that there is room. */
export function fetchLimpets(context: StepContext, count: number): void {
  const { session } = context;
  const limpet = goods.find(({ type }) => type === "drones");
  if (limpet === undefined || session.world.commander.balanceCr < count * limpet.priceCr) {
    refuseStep("The player has too few credits.", "Buy less.");
  }
  useServices(context, "rearm", () => {
    buyGoods(session, limpet, count);
    settle(session, 1);
  });
}

function scoopCargo(session: GameSession, { type, name }: Good, count: number, isStolen: boolean): void {
  const { controls, chance, ship } = session.world;
  controls.hasScoopOut = true;
  record(session);
  for (let left = count; left > 0; left -= 1) {
    wait(session, chance.integer(6, 16) * 1000);
    const item = { type, name, count: 1, missionId: undefined, isStolen };
    loadCargo(ship.cargo, item);
    playScene(session, cargoCollected(item));
  }
  wait(session, 5000);
  controls.hasScoopOut = false;
}
