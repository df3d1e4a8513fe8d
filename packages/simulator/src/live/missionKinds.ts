import type { CompleteLanguage } from "../text/translate.ts";

/** What lines about a kind of mission say besides its faction, place and reward. */
export interface MissionKind {
  /** The title in each language; `#faction`, `#goods` and `#name` stand for terms of the mission. */
  readonly title: Readonly<Record<CompleteLanguage, string>>;
  readonly has: "goods" | "kills" | "target" | "passengers" | "nothing";
  /** Whether the goal is away from a port, so that the game sends the player back when it is reached. */
  readonly isRedirected: boolean;
  /** Whether the destination is a settlement. */
  readonly isOnFoot?: boolean;
}

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
    title: { english: "Industry Needs Supplies", french: "L'industrie a besoin de matériel" },
    has: "nothing",
    isRedirected: false,
  },
  Mission_Massacre_name: {
    title: { english: "Kill #faction faction Pirates", french: "Éliminez les Pirates de la faction #faction" },
    has: "kills",
    isRedirected: true,
  },
  Mission_Assassinate_name: {
    title: { english: "Assassinate Known Pirate: #name", french: "Assassinez un pirate connu : #name" },
    has: "target",
    isRedirected: true,
  },
  Mission_OnFoot_Salvage_MB_name: {
    title: { english: "Salvage goods from a crash site", french: "Récupérez du matériel sur un site d'impact" },
    has: "nothing",
    isRedirected: true,
    isOnFoot: true,
  },
  Mission_OnFoot_Delivery_Contact_MB_name: {
    title: { english: "Take a package to #name", french: "Apportez un colis à #name" },
    has: "nothing",
    isRedirected: false,
    isOnFoot: true,
  },
  Mission_OnFoot_Reboot_MB_name: {
    title: { english: "Restore power to a settlement", french: "Rétablissez le courant d'une colonie" },
    has: "nothing",
    isRedirected: true,
    isOnFoot: true,
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
    isRedirected: false,
  },
};
