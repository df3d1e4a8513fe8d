import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { starStyleOf } from "./starStyles.ts";

/** How a class of planets is drawn: colours from its lit pole to its dark one; several make bands. */
export interface BodyStyle {
  readonly key: string;
  readonly colours: readonly string[];
  readonly isBanded: boolean;
}

const solid: Readonly<Record<string, readonly string[]>> = {
  "Earthlike body": ["#8fc3d9", "#3f86a8", "#5f9a5b", "#27566f"],
  "Water world": ["#a8d4ea", "#4f93c4", "#2b5f93"],
  "Ammonia world": ["#e8d7a3", "#b98f54", "#7b5733"],
  "High metal content body": ["#d0aa8f", "#97694f", "#5c3d2f"],
  "Metal rich body": ["#d8cfc2", "#9a8d7d", "#5b5148"],
  "Rocky body": ["#c9bfae", "#8f8473", "#565047"],
  "Rocky ice body": ["#d3d5d1", "#9aa3a5", "#62696d"],
  "Icy body": ["#eaf3f6", "#b4ccd6", "#7592a0"],
};

const banded: Readonly<Record<string, readonly string[]>> = {
  "Sudarsky class I gas giant": ["#e0c9a3", "#c49a68", "#e6d3b3", "#a97b52", "#d3b386"],
  "Sudarsky class II gas giant": ["#e9e4d8", "#c7cdd1", "#f2eee6", "#b3bcc4", "#ddd9d0"],
  "Sudarsky class III gas giant": ["#7fa4cc", "#5b82b0", "#8db2d6", "#48699a", "#7097c2"],
  "Sudarsky class IV gas giant": ["#8a6a66", "#5d4648", "#9c7a70", "#4a383d", "#7a5a57"],
  "Sudarsky class V gas giant": ["#c9a096", "#8f5f5b", "#dcb8a8", "#6f4648", "#b08079"],
  "Gas giant with water based life": ["#a4c9b5", "#6fa38c", "#bcdccb", "#568873", "#8db9a3"],
  "Gas giant with ammonia based life": ["#d9b98c", "#a97f4c", "#e7cfa8", "#8c6538", "#c6a070"],
  "Helium rich gas giant": ["#d9d3c0", "#b0a88f", "#e6e1d2", "#989078", "#c8c1ab"],
  "Water giant": ["#8fbcd8", "#5a8fb4", "#a7cee4", "#467a9f", "#77a9c9"],
};

const other = ["#b9bec2", "#858c91", "#52585d"];

/** The colours of a planet by its class. */
export function planetStyleOf({ planetClass = "" }: ScannedBody): BodyStyle {
  const isBanded = Object.hasOwn(banded, planetClass);
  const isKnown = isBanded || Object.hasOwn(solid, planetClass);
  const colours = (isBanded ? banded : solid)[planetClass] ?? other;
  return { key: isKnown ? keyOf(planetClass) : "other", colours: isKnown ? colours : other, isBanded };
}

const keyOf = (planetClass: string): string => planetClass.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** The colour of a star, and whether it is a black hole, which shines only around itself. */
export function starColourOf({ starType = "" }: ScannedBody): { readonly colour: string; readonly isDark: boolean } {
  const isDark = starType === "H" || starType === "SupermassiveBlackHole";
  return { colour: starStyleOf(starType).colour, isDark };
}

const rings: Readonly<Record<string, string>> = {
  eRingClass_Icy: "#b9cfd9",
  eRingClass_Rocky: "#b5a48c",
  eRingClass_Metalic: "#c9a86b",
  eRingClass_MetalRich: "#cf9f5a",
};

/** The colour of a ring or belt by its class. */
export function ringColourOf(ringClass: string | undefined): string {
  return rings[ringClass ?? ""] ?? "#9aa2a8";
}
