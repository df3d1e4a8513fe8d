import { eventRow } from "./EventRow.ts";
import { needsText } from "./withText.ts";

/** Written when selling exploration data in Cartographics, one page at a time. */
export const MultiSellExplorationData = eventRow({
  kind: "MultiSellExplorationData",
  by: ["sellPage"],
  build({ lastText }, { data: { page, number } }) {
    const BaseValue = page.reduce((sum, { baseCr }) => sum + baseCr, 0);
    const Bonus = page.reduce((sum, { bonusCr }) => sum + bonusCr, 0);
    return {
      Discovered: page.map(({ systemName, bodies }, at) => ({
        SystemName: systemName,
        // The known defect: the first row of a later page repeats the last display text.
        ...(at === 0 && number > 1 && needsText(systemName, lastText) && { SystemName_Localised: lastText }),
        NumBodies: bodies,
      })),
      BaseValue,
      Bonus,
      TotalEarnings: BaseValue + Bonus,
    };
  },
});
