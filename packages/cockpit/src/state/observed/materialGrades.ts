/**
 * Internal names of materials by trader, group and grade, from 1: no line contains grade or group. Every one of 372 real MaterialTrade
 * lines has the rate that follows from this table (`tests/trades.test.ts`).
 */
const traders: readonly (readonly string[])[] = [
  [
    "carbon vanadium niobium yttrium",
    "phosphorus chromium molybdenum technetium",
    "sulphur manganese cadmium ruthenium",
    "iron zinc tin selenium",
    "nickel germanium tungsten tellurium",
    "rhenium arsenic mercury polonium",
    "lead zirconium boron antimony",
  ],
  [
    "chemicalstorageunits chemicalprocessors chemicaldistillery chemicalmanipulators pharmaceuticalisolators",
    "temperedalloys heatresistantceramics precipitatedalloys thermicalloys militarygradealloys",
    "heatconductionwiring heatdispersionplate heatexchangers heatvanes protoheatradiators",
    "basicconductors conductivecomponents conductiveceramics conductivepolymers biotechconductors",
    "mechanicalscrap mechanicalequipment mechanicalcomponents configurablecomponents improvisedcomponents",
    "gridresistors hybridcapacitors electrochemicalarrays polymercapacitors militarysupercapacitors",
    "wornshieldemitters shieldemitters shieldingsensors compoundshielding imperialshielding",
    "compactcomposites filamentcomposites highdensitycomposites fedproprietarycomposites fedcorecomposites",
    "crystalshards uncutfocuscrystals focuscrystals refinedfocuscrystals exquisitefocuscrystals",
    "salvagedalloys galvanisingalloys phasealloys protolightalloys protoradiolicalloys",
  ],
  [
    "scrambledemissiondata archivedemissiondata emissiondata decodedemissiondata compactemissionsdata",
    "disruptedwakeechoes fsdtelemetry wakesolutions hyperspacetrajectories dataminedwake",
    "shieldcyclerecordings shieldsoakanalysis shielddensityreports shieldpatternanalysis shieldfrequencydata",
    "encryptedfiles encryptioncodes symmetrickeys encryptionarchives adaptiveencryptors",
    "bulkscandata scanarchives scandatabanks encodedscandata classifiedscandata",
    "legacyfirmware consumerfirmware industrialfirmware securityfirmware embeddedfirmware",
  ],
];

interface TradedMaterial {
  readonly trader: number;
  readonly group: string;
  readonly grade: number;
}

/** Materials that nobody trades, with the grade that has the limit at which real Materials lines stop. */
const untraded: Readonly<Record<string, number>> = { guardian_powerconduit: 2, tg_interdictiondata: 3 };

const materials: ReadonlyMap<string, TradedMaterial> = new Map(
  traders.flatMap((groups, trader) =>
    groups.flatMap((group) => group.split(" ").map((name, at) => [name, { trader, group, grade: at + 1 }] as const)),
  ),
);

/** The grade of a material, from 1 to 5; undefined for most Guardian and Thargoid ones, of which no line shows it. */
export function materialGrade(name: string): number | undefined {
  return materials.get(name)?.grade ?? (Object.hasOwn(untraded, name) ? untraded[name] : undefined);
}

/** How many units of a grade the commander can carry; unknown for materials without a grade. */
export const gradeLimits: readonly (number | undefined)[] = [undefined, 300, 250, 200, 150, 100];

/** The smallest trade of two materials. */
export interface TradeRate {
  readonly paid: number;
  readonly received: number;
}

/**
 * What a trader takes and gives: a grade down brings three for one, a grade up costs six, and another group costs six times as much.
 * Undefined for the same material and for materials of different traders.
 */
export function tradeRate(from: string, to: string): TradeRate | undefined {
  const paid = materials.get(from);
  const received = materials.get(to);
  if (from === to || paid === undefined || paid.trader !== received?.trader) return undefined;
  const down = paid.grade - received.grade;
  const take = (paid.group === received.group ? 1 : 6) * 6 ** Math.max(0, -down);
  const give = 3 ** Math.max(0, down);
  // Six for three is two for one.
  const shared = take > 1 && give > 1 ? 3 : 1;
  return { paid: take / shared, received: give / shared };
}
