/** The screens of Status.GuiFocus; a screen's number is its place in the list. */
export const guiFocusTable = [
  { name: "NoFocus", meaning: "NoFocus" },
  { name: "InternalPanel", meaning: "InternalPanel (right)" },
  { name: "ExternalPanel", meaning: "ExternalPanel (left)" },
  { name: "CommsPanel", meaning: "CommsPanel (top)" },
  { name: "RolePanel", meaning: "RolePanel (bottom)" },
  { name: "StationServices", meaning: "StationServices" },
  { name: "GalaxyMap", meaning: "GalaxyMap" },
  { name: "SystemMap", meaning: "SystemMap" },
  { name: "Orrery", meaning: "Orrery" },
  { name: "FssMode", meaning: "FSS mode" },
  { name: "SaaMode", meaning: "SAA mode" },
  { name: "Codex", meaning: "Codex" },
] as const;

/** The name of a screen of Status.GuiFocus. */
export type GuiFocusName = (typeof guiFocusTable)[number]["name"];

/** Decodes Status.GuiFocus to a name and encodes a name. */
export const GuiFocus = {
  names: guiFocusTable.map((screen) => screen.name) as readonly GuiFocusName[],
  /** The screen's name; undefined for a number the table does not have. */
  decode: (value: number): GuiFocusName | undefined => guiFocusTable[value]?.name,
  /** The screen's number. */
  encode: (name: GuiFocusName): number => guiFocusTable.findIndex((screen) => screen.name === name),
};
