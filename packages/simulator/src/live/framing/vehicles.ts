import { withText } from "../../events/withText.ts";
import type { Framing } from "../Framing.ts";

/** The ground vehicle, with the name players see. */
export const scarab = { symbol: "testbuggy", name: "SRV Scarab" };

/** The number of the ground vehicle among the player's vessels. */
export const srvId = 61;
const fighterId = 62;

const srv = withText("SRVType", scarab.symbol, scarab.name);

/** The ground vehicle leaves the ship. */
const LaunchSRV: Framing = () => ({ ...srv, Loadout: "starter", ID: srvId, PlayerControlled: true });

/** The ground vehicle is back in the ship. */
const DockSRV: Framing = () => ({ ...srv, ID: srvId });

/** The player takes the fighter out. */
const LaunchFighter: Framing = () => ({ Loadout: "zero", ID: fighterId, PlayerControlled: true });

/** The fighter is back in its bay. */
const DockFighter: Framing = () => ({ ID: fighterId });

/** Lines about the SRV and the fighter. */
export const vehicleLines = { LaunchSRV, DockSRV, LaunchFighter, DockFighter } as const;
