import { line } from "./line.ts";

/** The SRV, with its display name. */
export const scarab = { symbol: "testbuggy", name: "SRV Scarab" };

/** The id of the SRV among the player's vessels. */
export const srvId = 61;
/** The id of the fighter among the player's vessels. */
export const fighterId = 62;
const srv = { SRVType: scarab.symbol, SRVType_Localised: scarab.name };

/** The SRV leaves the ship. */
export const LaunchSRV = line({
  kind: "LaunchSRV",
  layout: "SRVType Loadout ID PlayerControlled",
  build: () => ({ ...srv, Loadout: "starter", ID: srvId, PlayerControlled: true }),
});

/** The SRV returns to the ship. */
export const DockSRV = line({
  kind: "DockSRV",
  layout: "SRVType ID",
  build: () => ({ ...srv, ID: srvId }),
});

/** The player launches the fighter. */
export const LaunchFighter = line({
  kind: "LaunchFighter",
  layout: "Loadout ID PlayerControlled",
  build: () => ({ Loadout: "zero", ID: fighterId, PlayerControlled: true }),
});

/** The fighter returns to its bay. */
export const DockFighter = line({
  kind: "DockFighter",
  layout: "ID",
  build: () => ({ ID: fighterId }),
});
