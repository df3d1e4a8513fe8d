/** The subject prefix of the collectors' heartbeats, which no stream keeps. */
export const alivePrefix = "alive.";

/** How often a collector sends a heartbeat and renews its leases. */
export const renewMs = 2000;
