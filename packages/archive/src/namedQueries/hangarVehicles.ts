import { literal } from "../engine/quote.ts";

const buggy = 5270;
const fighter = 15_270;

/** The full price of each hangar, how many vehicles come with it, and the full price of one. */
const hangars: readonly (readonly [item: string, price: number, vehicles: number, vehiclePrice: number])[] = [
  ["int_buggybay_size2_class1", 18_000, 1, buggy],
  ["int_buggybay_size2_class2", 21_600, 1, buggy],
  ["int_buggybay_size4_class2", 86_400, 2, buggy],
  ["int_buggybay_size6_class2", 691_200, 4, buggy],
  // The second price is that of the first betas of game 2.2.
  ["int_fighterbay_size6_class1", 1_869_340, 2, fighter],
  ["int_fighterbay_size6_class1", 186_000, 2, fighter],
  ["int_fighterbay_size7_class1", 2_369_330, 2, fighter],
];

const rows = hangars
  .map(([item, ...numbers]) => `(${[literal(`$${item}_name;`), ...numbers].join(", ")})`)
  .join(",\n  ");

/** The least part of its full price that a hangar costs: a tenth in betas, less the discounts of a station. */
const leastPart = 0.05;

/**
 * The SQL of what the vehicles of a bought hangar cost, negative. In journals whose LoadGame has no version of the game yet (before
 * November 2022) a hangar comes with vehicles that no line tells; later RestockVehicle tells each. They have the discount of the hangar.
 */
export const hangarVehicles = `
WITH hangar(item, price, vehicles, vehicle_price) AS (VALUES
  ${rows}),
read AS (SELECT commander, position, "timestamp", TRY(raw->>'$.BuyItem') AS item, TRY_CAST(TRY(raw->>'$.BuyPrice') AS BIGINT) AS paid,
    kind = 'LoadGame' AND TRY(raw->>'$.gameversion') IS NULL AS is_old
  FROM events WHERE kind = 'LoadGame' OR (kind = 'ModuleBuy' AND contains(raw, 'bay_size'))),
bought AS (SELECT * FROM read QUALIFY bool_or(is_old) OVER (PARTITION BY commander, position.file) AND item IS NOT NULL)
SELECT commander, position.file AS journal, "timestamp", 'vehicles bought' AS source,
  -(vehicles * ceil(vehicle_price * paid / price - 0.01))::BIGINT AS amount
FROM bought JOIN hangar USING (item) WHERE paid BETWEEN ${leastPart} * price AND price
QUALIFY row_number() OVER (PARTITION BY commander, position ORDER BY price DESC) = 1`;
