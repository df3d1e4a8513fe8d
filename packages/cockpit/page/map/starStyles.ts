import { isScoopable } from "../../src/state/derived/routeProgress.ts";

/** Name, colour and fuel of a star class. */
export interface StarClassStyle {
  readonly name: string;
  readonly colour: string;
  readonly isScoopable: boolean;
}

/** Styles by the first letter of the class; the colours are less bright than the accent. */
const styles: Readonly<Record<string, Omit<StarClassStyle, "isScoopable">>> = {
  O: { name: "blue-white", colour: "#8fa8e0" },
  B: { name: "blue-white", colour: "#9fb6e6" },
  A: { name: "white-blue", colour: "#b9c8e8" },
  F: { name: "white", colour: "#d8dbe0" },
  G: { name: "yellow-white", colour: "#e6d9a8" },
  K: { name: "orange", colour: "#dfb27a" },
  M: { name: "red dwarf", colour: "#d08a6c" },
  L: { name: "brown dwarf", colour: "#a8705e" },
  T: { name: "brown dwarf", colour: "#8f6670" },
  Y: { name: "brown dwarf", colour: "#7b6478" },
  N: { name: "neutron star", colour: "#a9c4ff" },
  D: { name: "white dwarf", colour: "#c9d4e6" },
  H: { name: "black hole", colour: "#70757c" },
  W: { name: "Wolf-Rayet star", colour: "#b6a0e0" },
  C: { name: "carbon star", colour: "#c46a50" },
};
/** Classes that begin with the letter of another one, or that the letter does not name. */
const exact: Readonly<Record<string, Omit<StarClassStyle, "isScoopable">>> = {
  AeBe: { name: "Herbig star", colour: "#bccbea" },
  M_RedGiant: { name: "red giant", colour: "#d08a6c" },
  M_RedSuperGiant: { name: "red supergiant", colour: "#d08a6c" },
  MS: { name: "red giant", colour: "#d08a6c" },
  S: { name: "red giant", colour: "#d08a6c" },
  SupermassiveBlackHole: { name: "black hole", colour: "#70757c" },
  TTS: { name: "T Tauri star", colour: "#e3b183" },
};
const other = { name: "other star", colour: "#9aa2a8" };

/** The style of a star class, mostly by its first letter: `K_OrangeGiant` looks like `K`. */
export function starStyleOf(starClass: string | undefined): StarClassStyle {
  if (starClass === undefined) return { ...other, isScoopable: false };
  const style = Object.hasOwn(exact, starClass) ? exact[starClass] : styles[starClass.charAt(0)];
  return { ...(style ?? other), isScoopable: isScoopable(starClass) };
}
