/** The powers of Powerplay, in the spelling of real journals. */
export const powers = [
  "A. Lavigny-Duval",
  "Aisling Duval",
  "Archon Delaine",
  "Denton Patreus",
  "Edmund Mahon",
  "Felicia Winters",
  "Jerome Archer",
  "Li Yong-Rui",
  "Nakato Kaine",
  "Pranav Antal",
  "Yuri Grom",
  "Zemina Torval",
] as const;
