import type { PlanetClass } from "../galaxy/Body.ts";
import type { SurveyedPlanet, SurveyedStar } from "../galaxy/survey/SurveyedBody.ts";

/** An entry of the codex: its number, its symbol without the frame, and its text. */
export type CodexRow = readonly [entryId: number, symbol: string, text: string];

/** The entries of stars, by class (real lines). */
const stars: Readonly<Record<string, CodexRow>> = {
  B: [1_100_201, "B_Type", "B Types"],
  A: [1_100_301, "A_Type", "A Type Star"],
  F: [1_100_401, "F_Type", "F Type Star"],
  G: [1_100_501, "G_Type", "G Type Star"],
  K: [1_100_601, "K_Type", "K Type Star"],
  M: [1_100_701, "M_Type", "M Type Star"],
  L: [1_100_801, "L_Type", "L Type Star"],
  T: [1_100_901, "T_Type", "T Type Star"],
  TTS: [1_101_001, "TTS_Type", "T Tauri Star"],
  Y: [1_101_201, "Y_Type", "Y Type Star"],
  N: [1_102_300, "Neutron_Stars", "Neutron Star"],
};

/** Returns the entry of a star; undefined for a class that no real line shows. */
export function starEntry({ body }: SurveyedStar): CodexRow | undefined {
  return stars[body.starClass];
}

const common = "Non Terraformable";

/** The entries of planets without an atmosphere, by class (real lines). */
const airless: Readonly<Partial<Record<PlanetClass, CodexRow>>> = {
  "Metal rich body": [1_300_401, "Standard_Metal_Rich_No_Atmos", common],
  "High metal content body": [1_300_501, "Standard_High_Metal_Content_No_Atmos", common],
  "Rocky body": [1_300_601, "Standard_Rocky_No_Atmos", common],
  "Rocky ice body": [1_300_701, "Standard_Rocky_Ice_No_Atmos", common],
  "Icy body": [1_300_801, "Standard_Ice_No_Atmos", common],
};

/** The entries of planets with an atmosphere, and of those that always have one. */
const airy: Readonly<Partial<Record<PlanetClass, CodexRow>>> = {
  "Metal rich body": [1_301_401, "Standard_Ter_Metal_Rich", common],
  "High metal content body": [1_301_501, "Standard_Ter_High_Metal_Content", common],
  "Rocky body": [1_301_601, "Standard_Ter_Rocky", common],
  "Rocky ice body": [1_301_701, "Standard_Ter_Rocky_Ice", common],
  "Icy body": [1_301_801, "Standard_Ter_Ice", common],
  "Water world": [1_300_301, "Standard_Water_Worlds", common],
  "Ammonia world": [1_300_202, "Standard_Ammonia_Worlds", common],
  "Earthlike body": [1_300_100, "Earth_Likes", "Earth-Like Planet"],
  "Sudarsky class I gas giant": [1_200_501, "Standard_Sudarsky_Class_I", "Standard gas giant"],
  "Sudarsky class III gas giant": [1_200_701, "Standard_Sudarsky_Class_III", "Standard gas giant"],
};

/** Returns the entry of a planet; undefined for a class that no real line shows. */
export function planetEntry({ body }: SurveyedPlanet): CodexRow | undefined {
  return (body.atmosphere === "none" ? airless : airy)[body.planetClass];
}

/** The entries of vents and geysers, on ground of ice and of rock (real lines). */
export const ventEntries: Readonly<Record<"ice" | "rock", readonly CodexRow[]>> = {
  ice: [
    [1_400_262, "IceGeysers_NitrogenGeysers", "Nitrogen Ice Geyser"],
    [1_400_259, "IceGeysers_CarbonDioxideGeysers", "Carbon Dioxide Ice Geyser"],
  ],
  rock: [
    [1_400_114, "Fumarole_SilicateVapourGeysers", "Silicate Vapour Fumarole"],
    [1_400_306, "Lava_Spouts_SilicateMagma", "Silicate Magma Lava Spout"],
  ],
};
