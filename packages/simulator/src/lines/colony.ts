import { constructionProgress, type Colony, type ColonyResource } from "../commander/Colony.ts";
import { line } from "./line.ts";

/** Written while the player is docked at a construction, about every quarter of a minute. */
export const ColonisationConstructionDepot = line({
  kind: "ColonisationConstructionDepot",
  layout:
    "MarketID ConstructionProgress:6 ConstructionComplete ConstructionFailed ResourcesRequired[Name RequiredAmount ProvidedAmount Payment]",
  build: (colony: Colony) => ({
    MarketID: colony.marketId,
    ConstructionProgress: constructionProgress(colony),
    ConstructionComplete: constructionProgress(colony) === 1,
    ConstructionFailed: false,
    ResourcesRequired: colony.resources.map(({ type, name, requiredT, providedT, paymentCr }) => ({
      Name: `$${type}_name;`,
      Name_Localised: name,
      RequiredAmount: requiredT,
      ProvidedAmount: providedT,
      Payment: paymentCr,
    })),
  }),
});

/** Written when the player gives goods to a construction. */
export const ColonisationContribution = line({
  kind: "ColonisationContribution",
  layout: "MarketID Contributions[Name Amount]",
  build: ({ marketId }: Colony, { contributed, name }: ColonyResource, amountT: number) => ({
    MarketID: marketId,
    Contributions: [{ Name: `$${contributed}_name;`, Name_Localised: name, Amount: amountT }],
  }),
});
