import { withText } from "../../events/withText.ts";
import type { Framing } from "../Framing.ts";

/** The SRV, with its display name. */
export const scarab = { symbol: "testbuggy", name: "SRV Scarab" };

/** The id of the SRV among the player's vessels. */
export const srvId = 61;
const fighterId = 62;

const srv = withText("SRVType", scarab.symbol, scarab.name);

/** The SRV leaves the ship. */
const LaunchSRV: Framing = () => ({ ...srv, Loadout: "starter", ID: srvId, PlayerControlled: true });

/** The SRV returns to the ship. */
const DockSRV: Framing = () => ({ ...srv, ID: srvId });

/** The player launches the fighter. */
const LaunchFighter: Framing = () => ({ Loadout: "zero", ID: fighterId, PlayerControlled: true });

/** The fighter returns to its bay. */
const DockFighter: Framing = () => ({ ID: fighterId });

/** Lines about the SRV and the fighter. */
export const vehicleLines = { LaunchSRV, DockSRV, LaunchFighter, DockFighter } as const;
