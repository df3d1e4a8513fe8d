import type { MissionGoods, MissionTerms } from "../commander/missions.ts";
import type { CompleteLanguage } from "../text/translate.ts";

/** What lines about a kind of mission say besides its faction, place and reward. */
export interface MissionKind {
  /** The title in each language; `#faction`, `#goods` and `#name` stand for terms of the mission. */
  readonly title: Readonly<Record<CompleteLanguage, string>>;
  readonly has: MissionTerms["has"];
  /** Whether the goal is away from a port, so that the game sends the player back when it is reached. */
  readonly isRedirected: boolean;
  /** Whether the destination is a settlement. */
  readonly isOnFoot?: boolean;
  /** Whether the place is found only on the way. */
  readonly isHidden?: boolean;
  /** Whether the player has to find the goods and bring them to where the mission was accepted. */
  readonly isSourced?: boolean;
  /** What is carried on foot, one of which the mission is about. */
  readonly items?: readonly MissionGoods[];
}

const item = (type: string, name: string, symbol?: string): MissionGoods => ({
  type,
  name,
  count: 1,
  ...(symbol !== undefined && { symbol }),
});

/** Things that missions on foot are about, those of the locker that real missions name. */
const wanted = [
  item("weaponschematic", "Weapon Schematic"),
  item("suitschematic", "Suit Schematic"),
  item("personaldocuments", "Personal Documents"),
];

/** The kinds of mission by their internal name. */
export const missionKinds: Readonly<Record<string, MissionKind>> = {
  Mission_Delivery_name: {
    title: { english: "Deliver #goods", french: "Livraison de #goods" },
    has: "goods",
    isRedirected: false,
  },
  Mission_Courier_name: {
    title: { english: "Courier Job Available", french: "Mission de coursier" },
    has: "nothing",
    isRedirected: false,
  },
  Mission_Collect_name: {
    title: {
      english: "Source and return #count units of #goods",
      french: "Trouvez et rapportez #count unités de #goods",
    },
    has: "goods",
    isRedirected: false,
    isSourced: true,
  },
  Mission_Massacre_name: {
    title: { english: "Kill #faction faction Pirates", french: "Éliminez les Pirates de la faction #faction" },
    has: "kills",
    isRedirected: true,
  },
  Mission_MassacreWing_name: {
    title: { english: "Kill #faction faction Pirates", french: "Éliminez les Pirates de la faction #faction" },
    has: "kills",
    isRedirected: true,
  },
  Mission_AltruismCredits_name: {
    title: { english: "Donate #credits Cr to the cause", french: "Donnez #credits Cr pour la cause" },
    has: "donation",
    isRedirected: false,
  },
  Mission_Assassinate_name: {
    title: { english: "Assassinate Known Pirate: #name", french: "Assassinez un pirate connu : #name" },
    has: "target",
    isRedirected: true,
  },
  Mission_OnFoot_Salvage_MB_name: {
    title: { english: "Grab the #goods from a crash site", french: "Récupérez #goods sur un site d'impact" },
    has: "nothing",
    isRedirected: true,
    isOnFoot: true,
    isHidden: true,
    items: wanted,
  },
  Mission_OnFoot_Delivery_Contact_MB_name: {
    title: { english: "Take a package to #name", french: "Apportez un colis à #name" },
    has: "target",
    isRedirected: false,
    isOnFoot: true,
    items: wanted,
  },
  Mission_OnFoot_Reboot_MB_name: {
    title: { english: "Turn on power at #place", french: "Rétablissez le courant à #place" },
    has: "nothing",
    isRedirected: true,
    isOnFoot: true,
    items: [item("largecapacitypowerregulator", "Power Regulator", "LargeCapacityPowerRegulator")],
  },
  Mission_PassengerBulk_name: {
    title: { english: "Passengers seek transport", french: "Des passagers cherchent un transport" },
    has: "passengers",
    isRedirected: false,
  },
  Mission_PassengerVIP_name: {
    title: { english: "#name seeks transport", french: "#name cherche un transport" },
    has: "passengers",
    isRedirected: false,
  },
  Mission_Sightseeing_name: {
    title: { english: "#name Seeks Sightseeing Adventure", french: "#name veut visiter la galaxie" },
    has: "passengers",
    isRedirected: true,
  },
};
