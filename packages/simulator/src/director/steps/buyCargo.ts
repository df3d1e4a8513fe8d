import { buyGoods } from "../../activities/docked.ts";
import { goods } from "../../commander/goods.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { cargoT } from "../../ship/SimulatedShip.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, textField, wholeField } from "../StepDeclaration.ts";
import { useServices } from "../useServices.ts";

/** Buys tonnes of one commodity at the nearest market. */
export const buyCargoStep = step({
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
        ? session.chance.pick(goods)
        : goods.find(({ type, name }) => [type, name.toLowerCase()].includes(wanted));
    if (good === undefined) {
      refuseStep(`No market sells ${commodity}.`, `Buy one of ${goods.map(({ type }) => type).join(", ")}.`);
    }
    const room = session.ship.cargoCapacityT - cargoT(session.ship);
    if (room < count) refuseStep(`The hold has room for ${room} t.`, "Buy less, or sell cargo first.");
    if (session.commander.balanceCr < count * good.priceCr) refuseStep("The player has too few credits.", "Buy less.");
    useServices(context, "commodities", () => {
      applyTransition(session, "openMarket", null);
      buyGoods(session, good, count);
    });
  },
});
