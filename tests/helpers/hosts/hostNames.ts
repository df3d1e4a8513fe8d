/** The hosts of servers. */
export const serverHosts = ["server-1", "server-2", "server-3"] as const;

/** The hosts of collectors. */
export const collectorHosts = ["collector-1", "collector-2"] as const;

/** The region whose players connect to a leaf node on their own host. */
export const regionHost = "region";

/** The hosts of players. */
export const playerHosts = ["players", regionHost] as const;

/** A host with servers. */
export type ServerHost = (typeof serverHosts)[number];

/** A host with players. */
export type PlayerHost = (typeof playerHosts)[number];
