import { buyGoods, sellGoods } from "../../activities/docked.ts";
import { goods } from "../../commander/goods.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { cargoT } from "../../ship/SimulatedShip.ts";
import { useServices } from "../reachPort.ts";
import { refuseStep, step, textField, wholeField } from "../StepDeclaration.ts";

/** What unknown goods are worth. */
const otherCr = 1000;

/** Steps at a market. */
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
      if (good === undefined) {
        refuseStep(`No market sells ${commodity}.`, `Buy one of ${goods.map(({ type }) => type).join(", ")}.`);
      }
      const room = session.world.ship.cargoCapacityT - cargoT(session.world.ship);
      if (room < count) refuseStep(`The hold has room for ${room} t.`, "Buy less, or sell cargo first.");
      if (session.world.commander.balanceCr < count * good.priceCr) {
        refuseStep("The player has too few credits.", "Buy less.");
      }
      useServices(context, "commodities", () => {
        applyTransition(session, "openMarket", null);
        buyGoods(session, good, count);
      });
    },
  }),
  sellCargo: step({
    does: "Docks at a market and sells all cargo that does not belong to a mission.",
    fields: {},
    run(context) {
      const { session } = context;
      const sold = session.world.ship.cargo.filter(({ missionId }) => missionId === undefined);
      if (sold.length === 0) refuseStep("The hold has nothing to sell.", "Buy cargo first.");
      useServices(context, "commodities", () => {
        const priceOf = (type: string): number => goods.find((good) => good.type === type)?.priceCr ?? otherCr;
        applyTransition(session, "openMarket", null);
        for (const item of sold) sellGoods(session, item, item.count * priceOf(item.type));
      });
    },
  }),
} as const;
