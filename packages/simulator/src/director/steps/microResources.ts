import { pause } from "../../activities/pause.ts";
import { thingsOf } from "../../live/carriedItems.ts";
import { consumableUsed, thingDropped, thingFound } from "../../scenes/onFoot.ts";
import {
  consumableCr,
  consumables,
  consumablesBought,
  findSwap,
  thingsSold,
  thingsToSell,
  thingsTraded,
} from "../../scenes/microResources.ts";
import { playScene } from "../../session/journal.ts";
import { reachCounter } from "../reachCounter.ts";
import { reachOnFoot, requireCredits } from "../reachPort.ts";
import { flagField, refuseStep, step, wholeField, wordField } from "../StepDeclaration.ts";

/** Consumables that a player uses by hand (173 real lines). */
const usable = ["energycell", "healthpack"] as const;

/** Steps with what a player carries on foot and has in the locker. */
export const microResourceSteps = {
  loot: step({
    does: "Picks things up on foot on a planet, or downloads data.",
    fields: {
      what: wordField(["Component", "Item", "Data", "Consumable"], "What to find; components by default."),
      count: wholeField(1, 10, "How many; two by default."),
      stolen: flagField("Whether they belong to somebody else; false by default."),
    },
    argument: "what",
    run(context, { what = "Component", count = 2, stolen = false }) {
      const { session } = context;
      reachOnFoot(context, "planet");
      for (let left = count; left > 0; left -= 1) {
        pause(session, 2, 15);
        playScene(session, thingFound(what, stolen));
      }
      pause(session, 2, 5);
    },
  }),
  useConsumable: step({
    does: "Uses a medkit or an energy cell of the backpack on a planet.",
    fields: { consumable: wordField(usable, "Which; whichever the backpack has by default.") },
    argument: "consumable",
    run(context, { consumable: wanted }) {
      const { session } = context;
      reachOnFoot(context, "planet");
      const { live } = session.written;
      const held = live && thingsOf(live.memory.backpack, "Consumable").map(({ symbol }) => symbol);
      const consumable = wanted ?? usable.find((each) => held?.includes(each) !== false) ?? usable[0];
      if (held?.includes(consumable) === false) {
        refuseStep(`The backpack has no ${consumable}.`, 'Use the other, or do loot with "what": "Consumable" first.');
      }
      pause(session, 3, 10);
      if (consumable === "healthpack") session.world.foot.health = 1;
      playScene(session, consumableUsed(consumable));
      pause(session, 2, 5);
    },
  }),
  dropItems: step({
    does: "Drops something that was found on the planet; finds something first if the backpack has nothing.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      reachOnFoot(context, "planet");
      const { live } = session.written;
      const isEmpty =
        live !== undefined &&
        [...thingsOf(live.memory.backpack, "Item"), ...thingsOf(live.memory.backpack, "Component")].length === 0;
      if (isEmpty) {
        if (isStrict) refuseStep("The backpack has nothing to drop.", "Do loot first.");
        microResourceSteps.loot.run(context, {});
      }
      pause(session, 3, 10);
      playScene(session, thingDropped);
      pause(session, 2, 5);
    },
  }),
  sellMicroResources: step({
    does: "Sells items and data of the locker at the bar of a port.",
    fields: {},
    run(context) {
      const { session } = context;
      reachCounter(context, "bartender");
      const { live } = session.written;
      if (live !== undefined && thingsToSell(live).length === 0) {
        refuseStep("The locker has nothing that a bar buys.", "Do loot with what: Item first, and embark.");
      }
      playScene(session, thingsSold);
      pause(session, 3, 8);
    },
  }),
  tradeMicroResources: step({
    does: "Exchanges components of the locker at the bar of a port, three for one.",
    fields: {},
    run(context) {
      const { session } = context;
      reachCounter(context, "bartender");
      const { live } = session.written;
      if (live !== undefined && findSwap(live) === undefined) {
        refuseStep("The locker has too few components.", "Do loot first, and embark.");
      }
      playScene(session, thingsTraded);
      pause(session, 3, 8);
    },
  }),
  buyConsumables: step({
    does: "Buys consumables for the locker in the social space of a port.",
    fields: {
      consumable: wordField(consumables, "Which; energy cells by default."),
      count: wholeField(1, 20, "How many; four by default."),
    },
    argument: "consumable",
    run(context, { consumable = "energycell", count = 4 }) {
      const { session } = context;
      requireCredits(session, consumableCr(consumable) * count);
      reachCounter(context, "pioneersupplies");
      playScene(session, consumablesBought(consumable, count));
      pause(session, 3, 8);
    },
  }),
} as const;
