import { bitTable } from "./bits.ts";

/** The bits of Status.Flags2; a bit's number is its place in the list. */
export const flags2Table = [
  { name: "OnFoot", meaning: "OnFoot" },
  { name: "InTaxi", meaning: "InTaxi (or dropship/shuttle)" },
  { name: "InMulticrew", meaning: "InMulticrew (in someone else's ship)" },
  { name: "OnFootInStation", meaning: "OnFootInStation" },
  { name: "OnFootOnPlanet", meaning: "OnFootOnPlanet" },
  { name: "AimDownSight", meaning: "AimDownSight" },
  { name: "LowOxygen", meaning: "LowOxygen" },
  { name: "LowHealth", meaning: "LowHealth" },
  { name: "Cold", meaning: "Cold" },
  { name: "Hot", meaning: "Hot" },
  { name: "VeryCold", meaning: "VeryCold" },
  { name: "VeryHot", meaning: "VeryHot" },
  { name: "GlideMode", meaning: "Glide Mode" },
  { name: "OnFootInHangar", meaning: "OnFootInHangar" },
  { name: "OnFootSocialSpace", meaning: "OnFootSocialSpace" },
  { name: "OnFootExterior", meaning: "OnFootExterior" },
  { name: "BreathableAtmosphere", meaning: "BreathableAtmosphere" },
  { name: "TelepresenceMulticrew", meaning: "Telepresence Multicrew" },
  { name: "PhysicalMulticrew", meaning: "Physical Multicrew" },
  { name: "FsdHyperdriveCharging", meaning: "Fsd hyperdrive charging" },
  { name: "SupercruiseOvercharge", meaning: "Supercruise Overcharge" },
  { name: "SupercruiseAssist", meaning: "Supercruise Assist" },
  { name: "NpcCrewActive", meaning: "NPC Crew Active" },
] as const;

/** The name of a bit of Status.Flags2. */
export type Flag2Name = (typeof flags2Table)[number]["name"];

/** Decodes Status.Flags2 to names and encodes names. */
export const Flags2 = bitTable<Flag2Name>(flags2Table);
