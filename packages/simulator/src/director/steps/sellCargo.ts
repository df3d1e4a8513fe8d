import { sellGoods } from "../../activities/docked.ts";
import { goods } from "../../commander/goods.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";
import { useServices } from "../useServices.ts";

/** What unknown goods are worth. */
const otherCr = 1000;

/** Sells everything at the nearest market at its usual price. */
export const sellCargoStep = step({
  does: "Docks at a market and sells all cargo that does not belong to a mission.",
  fields: {},
  run(context) {
    const { session } = context;
    const sold = session.ship.cargo.filter(({ missionId }) => missionId === undefined);
    if (sold.length === 0) refuseStep("The hold has nothing to sell.", "Buy cargo first.");
    useServices(context, "commodities", () => {
      const priceOf = (type: string): number => goods.find((good) => good.type === type)?.priceCr ?? otherCr;
      applyTransition(session, "openMarket", null);
      for (const item of sold) sellGoods(session, item, item.count * priceOf(item.type));
    });
  },
});
