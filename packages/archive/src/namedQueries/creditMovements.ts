import { literal } from "../engine/quote.ts";
import { crewWages } from "./crewWages.ts";
import { hangarVehicles } from "./hangarVehicles.ts";

/** Credits that an event of a kind moves: the field with the amount, and what it is earned from or spent on. */
interface CreditFlow {
  readonly kind: string;
  readonly field: string;
  readonly source: string;
}

const flows = (source: string, ...fields: readonly string[]): readonly CreditFlow[] =>
  fields.map((each) => {
    const [kind = "", field = ""] = each.split(".");
    return { kind, field, source };
  });

/** Where credits come from. */
const creditsEarned: readonly CreditFlow[] = [
  ...flows("exploration data", "MultiSellExplorationData.TotalEarnings"),
  ...flows("missions", "MissionCompleted.Reward"),
  ...flows("goods sold", "MarketSell.TotalSale"),
  ...flows("vouchers", "RedeemVoucher.Amount"),
  ...flows("community goals", "CommunityGoalReward.Reward"),
  ...flows("search and rescue", "SearchAndRescue.Reward"),
  ...flows("powerplay salary", "PowerplaySalary.Amount"),
  // A trade-in is part of the event of the purchase.
  ...flows("ships sold", "ShipyardSell.ShipPrice", "ShipyardBuy.SellPrice", "SellShipOnRebuy.ShipPrice"),
  ...flows("modules sold", "ModuleSell.SellPrice", "ModuleSellRemote.SellPrice", "ModuleBuy.SellPrice"),
  ...flows("limpets sold", "SellDrones.TotalSale"),
  ...flows("on-foot goods sold", "SellMicroResources.Price"),
  ...flows("suits and weapons sold", "SellSuit.Price", "SellWeapon.Price"),
  ...flows("taxis refunded", "CancelTaxi.Refund", "CancelDropship.Refund"),
  ...flows("carrier withdrawals", "CarrierBankTransfer.Withdraw"),
];

/** Where credits go. What a carrier pays from its own balance is not among them. */
const creditsSpent: readonly CreditFlow[] = [
  ...flows("goods bought", "MarketBuy.TotalCost"),
  ...flows("donations", "MissionCompleted.Donated"),
  ...flows("ships bought", "ShipyardBuy.ShipPrice"),
  ...flows("ships transferred", "ShipyardTransfer.TransferPrice"),
  ...flows("rebuys", "Resurrect.Cost"),
  ...flows("modules bought", "ModuleBuy.BuyPrice", "ModuleBuyAndStore.BuyPrice"),
  ...flows("modules stored and moved", "ModuleStore.Cost", "ModuleRetrieve.Cost", "FetchRemoteModule.TransferCost"),
  ...flows("fuel bought", "RefuelAll.Cost", "RefuelPartial.Cost"),
  ...flows("repairs", "RepairAll.Cost", "Repair.Cost"),
  ...flows("ammunition", "BuyAmmo.Cost"),
  ...flows("vehicles bought", "RestockVehicle.Cost"),
  ...flows("limpets bought", "BuyDrones.TotalCost"),
  ...flows("on-foot goods bought", "BuyMicroResources.Price"),
  ...flows("suits and weapons bought", "BuySuit.Price", "BuyWeapon.Price"),
  ...flows("suits upgraded", "UpgradeSuit.Cost"),
  ...flows("weapons upgraded", "UpgradeWeapon.Cost"),
  ...flows("crew hired", "CrewHire.Cost"),
  ...flows("fines and bounties paid", "PayFines.Amount", "PayBounties.Amount", "PayLegacyFines.Amount"),
  ...flows("maps bought", "BuyExplorationData.Cost", "BuyTradeData.Cost"),
  ...flows("taxis", "BookTaxi.Cost", "BookDropship.Cost"),
  ...flows("powerplay fast track", "PowerplayFastTrack.Cost"),
  ...flows("carrier bought", "CarrierBuy.Price"),
  ...flows("carrier deposits", "CarrierBankTransfer.Deposit"),
];

/**
 * The SQL of a text as an amount of credits. A longer number is none: a thousand times what anybody has has 15 digits, and one line with a number
 * that cannot be added would leave everybody without an answer.
 */
export const creditsIn = (text: string): string => `TRY_CAST(TRY_CAST(TRY(${text}) AS DECIMAL(15, 0)) AS BIGINT)`;

/** The SQL of a field of a line as an amount of credits. */
export const credits = (field: string): string => creditsIn(`raw->>'$.${field}'`);

/** The SQL of what a SellExplorationData line brought in: before game 3.3 it has only the value and the bonus. */
export const explorationEarnings = `coalesce(${credits("TotalEarnings")}, ${credits("BaseValue")} + coalesce(${credits("Bonus")}, 0))`;

/** The SQL of an amount with its sign: the first games wrote a loss on a module as 2^32 less the loss. */
const withSign = (amount: string) =>
  `CASE WHEN source = 'modules sold' AND ${amount} BETWEEN 2147483648 AND 4294967295 THEN ${amount} - 4294967296 ELSE ${amount} END`;

const row = (sign: 1 | -1) => (flow: CreditFlow) =>
  `(${literal(flow.kind)}, ${literal(`$.${flow.field}`)}, ${sign}, ${literal(flow.source)})`;
const rows = [...creditsEarned.map(row(1)), ...creditsSpent.map(row(-1))];
const kinds = [...new Set([...creditsEarned, ...creditsSpent].map(({ kind }) => literal(kind)))];

/** The SQL of each amount of credits that was earned, or spent and then negative, with commander, journal, timestamp and source. */
export const creditMovements = `
WITH flow(kind, field, sign, source) AS (VALUES
  ${rows.join(",\n  ")}),
moved AS (SELECT commander, position.file AS journal, "timestamp", kind, raw FROM events WHERE kind IN (${kinds.join(", ")}))
SELECT commander, journal, "timestamp", source, sign * ${withSign(creditsIn("json_extract_string(raw, field)"))} AS amount
FROM moved JOIN flow USING (kind)
UNION ALL SELECT commander, position.file, "timestamp", 'exploration data', ${explorationEarnings}
FROM events WHERE kind = 'SellExplorationData'
UNION ALL SELECT commander, position.file, "timestamp", 'organic data',
  list_sum(list_transform(BioData, lambda each: coalesce(each.Value, 0)::HUGEINT + coalesce(each.Bonus, 0)))
FROM SellOrganicData
UNION ALL SELECT commander, position.file, "timestamp", 'given to engineers', -Quantity::HUGEINT FROM EngineerContribution WHERE "Type" = 'Credits'
UNION ALL SELECT commander, journal, "timestamp", source, amount FROM (${hangarVehicles})
UNION ALL SELECT commander, journal, "timestamp", source, amount FROM (${crewWages})`;
