import { localised } from "../../events/localised.ts";
import type { Framing } from "../Scene.ts";

/** The ground vehicle, with the name players see. */
export const scarab = { symbol: "testbuggy", name: "SRV Scarab" };

/** The number of the ground vehicle among the player's vessels. */
export const srvId = 61;
const fighterId = 62;

const srv = localised("SRVType", scarab.symbol, scarab.name);

/** The ground vehicle leaves the ship. */
export const LaunchSRV: Framing = () => ({ ...srv, Loadout: "starter", ID: srvId, PlayerControlled: true });

/** The ground vehicle is back in the ship. */
export const DockSRV: Framing = () => ({ ...srv, ID: srvId });

/** The player takes the fighter out. */
export const LaunchFighter: Framing = () => ({ Loadout: "zero", ID: fighterId, PlayerControlled: true });

/** The fighter is back in its bay. */
export const DockFighter: Framing = () => ({ ID: fighterId });
