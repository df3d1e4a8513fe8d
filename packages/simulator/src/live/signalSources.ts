/** A signal source: its name among the signals of a system, and its type once it is known. */
export interface SignalSource {
  readonly name: string;
  readonly type: string;
  readonly typeText: string;
  readonly threat: number;
}

/** What players see of a source whose type is unknown. */
export const unidentifiedText = "Unidentified signal source";

const source = (name: string, type: string, typeText: string, threat: number): SignalSource => {
  return { name: `$USS_${name};`, type: `$USS_Type_${type};`, typeText, threat };
};

/** The signal sources that a step can ask for, with the most frequent threat in 246 real drops. */
export const signalSources = {
  highGradeEmissions: source("HighGradeEmissions", "VeryValuableSalvage", "High grade emissions", 0),
  encodedEmissions: source("EncodedEmissions", "ValuableSalvage", "Encoded emissions", 0),
  degradedEmissions: source("DegradedEmissions", "Salvage", "Degraded emissions", 0),
  distressCall: source("DistressCall", "DistressSignal", "Distress call", 0),
  convoy: source("ConvoyDispersalPattern", "Convoy", "Convoy dispersal pattern", 0),
  weaponsFire: source("WeaponsFire", "WeaponsFire", "Weapons fire", 1),
  combatAftermath: source("SalvageHaulageWreckage", "Aftermath", "Combat aftermath", 1),
  nonHuman: source("NonHumanSignalSource", "NonHuman", "Nonhuman signal source", 5),
} as const satisfies Readonly<Record<string, SignalSource>>;

/** The name of a signal source in a step. */
export type SignalSourceName = keyof typeof signalSources;

/** Finds the source with a name among the signals of a system. */
export function sourceNamed(name: string): SignalSource | undefined {
  return Object.values(signalSources).find((each) => each.name === name);
}
