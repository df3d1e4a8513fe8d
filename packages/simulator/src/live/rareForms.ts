import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";

/** A form of a kind that real events have and most do not. */
interface RareForm {
  /** The fields that such an event lacks. */
  readonly without: readonly string[];
  /** How many of the real events of games 4.0 to 4.4 have this form, and how many there are. */
  readonly real: readonly [seen: number, of: number];
}

/** What a settlement without a market lacks. */
const ofMarket = ["StationFaction", "StationGovernment", "StationServices", "StationEconomy", "StationEconomies"];

/** The rare forms by kind, counted on real journals. */
export const rareForms: Readonly<Record<string, readonly RareForm[]>> = {
  ApproachSettlement: [
    { without: ofMarket, real: [129, 337] },
    { without: [...ofMarket, "MarketID"], real: [48, 337] },
  ],
  Bounty: [{ without: ["PilotName"], real: [393, 4762] }],
  Died: [{ without: ["KillerName"], real: [2, 39] }],
  FSDTarget: [{ without: ["RemainingJumpsInRoute"], real: [447, 8135] }],
  HullDamage: [{ without: ["Fighter"], real: [54, 476] }],
  Loadout: [
    { without: ["HullValue"], real: [87, 5949] },
    { without: ["HullValue", "ModulesValue"], real: [10, 5949] },
  ],
  MissionAbandoned: [{ without: ["LocalisedName"], real: [35, 107] }],
  MissionAccepted: [{ without: ["Expiry"], real: [8, 1052] }],
  MissionCompleted: [
    { without: ["LocalisedName"], real: [150, 985] },
    { without: ["Reward"], real: [321, 985] },
  ],
  MissionFailed: [{ without: ["LocalisedName"], real: [11, 41] }],
  MissionRedirected: [{ without: ["LocalisedName"], real: [106, 531] }],
  Reputation: [
    { without: ["Independent"], real: [107, 1731] },
    { without: ["Alliance", "Independent"], real: [8, 1731] },
  ],
  Screenshot: [{ without: ["System", "Body"], real: [3, 144] }],
  UnderAttack: [{ without: ["Target"], real: [51, 19_021] }],
};

/** Returns the fields of an event in a form drawn from the usual and the rare ones of its kind, each as likely. */
export function inRareForm(kind: string, fields: JsonObject, chance: Chance): JsonObject {
  const forms = rareForms[kind];
  if (forms === undefined) return fields;
  const { without } = chance.pick([usual, ...forms]);
  const isKept = ([name]: readonly [string, JsonValue]) => !without.includes(name.replace(/_Localised$/, ""));
  return Object.fromEntries(Object.entries(fields).filter(isKept));
}

const usual: Pick<RareForm, "without"> = { without: [] };
