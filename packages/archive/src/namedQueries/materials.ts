/** The lists of materials that kinds have, with the column they count in. */
const lists = [
  ["MissionCompleted", "MaterialsReward", "received"],
  ["Synthesis", "Materials", "spent"],
  ["EngineerCraft", "Ingredients", "spent"],
  ["TechnologyBroker", "Materials", "spent"],
] as const;

const moves = lists.map(
  ([kind, list, column]) => `
  UNION ALL SELECT commander, "timestamp", lower(each.Name), each.Name_Localised, 0,
    ${column === "received" ? `each."Count", 0` : `0, each."Count"`}
  FROM (SELECT commander, "timestamp", unnest(${list}) AS each FROM ${kind})${
    // Missions also reward things for use on foot, which are not materials.
    kind === "MissionCompleted" ? ` WHERE each.Category NOT ILIKE '%MICRORESOURCE%'` : ""
  }`,
);

/**
 * The SQL of the materials collected, received and spent, and of how many there were at the last start of the game.
 * In game 2.2 materials are collected one by one, and the line has no count.
 */
export const materialsSql = `
WITH move AS (
  SELECT commander, "timestamp", lower(Name) AS symbol, Name_Localised AS name, coalesce("Count", 1) AS found, 0 AS got, 0 AS used
  FROM MaterialCollected
  UNION ALL SELECT commander, "timestamp", lower(Received.Material), Received.Material_Localised, 0, Received.Quantity, 0
  FROM MaterialTrade
  UNION ALL SELECT commander, "timestamp", lower(Paid.Material), Paid.Material_Localised, 0, 0, Paid.Quantity FROM MaterialTrade
  UNION ALL SELECT commander, "timestamp", lower(Material), Material_Localised, 0, 0, Quantity
  FROM EngineerContribution WHERE Material IS NOT NULL
  UNION ALL SELECT commander, "timestamp", lower(TRY(raw->>'$.Name')), TRY(raw->>'$.Name_Localised'), 0, 0,
    TRY_CAST(TRY(raw->>'$.Count') AS BIGINT) FROM events WHERE kind = 'MaterialDiscarded'${moves.join("")}
),
moved AS (
  SELECT commander, symbol, arg_max(name, ("timestamp", name)) AS name, TRY_CAST(sum(found) AS BIGINT) AS collected,
    TRY_CAST(sum(got) AS BIGINT) AS received, TRY_CAST(sum(used) AS BIGINT) AS spent
  FROM move WHERE symbol IS NOT NULL GROUP BY commander, symbol
),
latest AS (
  SELECT commander, unnest(arg_max(list_concat(Raw, Manufactured, Encoded), ("timestamp", position))) AS each
  FROM Materials GROUP BY commander
),
held AS (SELECT commander, lower(each.Name) AS symbol, each.Name_Localised AS held_name, each."Count" AS held FROM latest)
SELECT commander, coalesce(name, held_name, symbol) AS material, coalesce(collected, 0) AS collected, coalesce(received, 0) AS received,
  coalesce(spent, 0) AS spent, coalesce(held, 0) AS held
FROM moved FULL JOIN held USING (commander, symbol) ORDER BY commander, material, symbol`;
