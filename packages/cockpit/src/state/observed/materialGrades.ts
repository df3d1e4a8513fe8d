/** Internal names of materials by grade, from 1. The journal does not contain the grade. */
const names: readonly string[] = [
  "carbon iron lead nickel phosphorus rhenium sulphur " +
    "basicconductors chemicalstorageunits compactcomposites crystalshards gridresistors heatconductionwiring " +
    "mechanicalscrap salvagedalloys temperedalloys wornshieldemitters " +
    "bulkscandata disruptedwakeechoes encryptedfiles legacyfirmware scrambledemissiondata shieldcyclerecordings",
  "arsenic chromium germanium manganese vanadium zinc zirconium " +
    "chemicalprocessors conductivecomponents filamentcomposites galvanisingalloys heatdispersionplate " +
    "heatresistantceramics hybridcapacitors mechanicalequipment shieldemitters uncutfocuscrystals " +
    "archivedemissiondata consumerfirmware encryptioncodes fsdtelemetry scanarchives shieldsoakanalysis",
  "boron cadmium mercury molybdenum niobium tin tungsten " +
    "chemicaldistillery conductiveceramics electrochemicalarrays focuscrystals heatexchangers highdensitycomposites " +
    "mechanicalcomponents phasealloys precipitatedalloys shieldingsensors " +
    "emissiondata industrialfirmware scandatabanks shielddensityreports symmetrickeys wakesolutions",
  "antimony polonium ruthenium selenium technetium tellurium yttrium " +
    "chemicalmanipulators compoundshielding conductivepolymers configurablecomponents fedproprietarycomposites " +
    "heatvanes polymercapacitors protolightalloys refinedfocuscrystals thermicalloys " +
    "decodedemissiondata encodedscandata encryptionarchives hyperspacetrajectories securityfirmware shieldpatternanalysis",
  "biotechconductors exquisitefocuscrystals fedcorecomposites imperialshielding improvisedcomponents " +
    "militarygradealloys militarysupercapacitors pharmaceuticalisolators protoheatradiators protoradiolicalloys " +
    "adaptiveencryptors classifiedscandata compactemissionsdata dataminedwake embeddedfirmware shieldfrequencydata",
];

const grades: ReadonlyMap<string, number> = new Map(
  names.flatMap((list, index) => list.split(" ").map((name) => [name, index + 1] as const)),
);

/** The grade of a material, from 1 to 5; undefined for materials that have none, such as Guardian and Thargoid ones. */
export function materialGrade(name: string): number | undefined {
  return grades.get(name);
}

/** How many units of a grade the commander can carry; unknown for materials without a grade. */
export const gradeLimits: readonly (number | undefined)[] = [undefined, 300, 250, 200, 150, 100];
