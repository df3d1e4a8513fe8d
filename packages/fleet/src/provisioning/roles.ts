/** The names of credentials and processes that are not of commanders. */
const roles: readonly string[] = ["collector", "load", "system", "registrar"];

/** Whether a name is one of a role of the fleet, which no commander may have. */
export const isRole = (name: string): boolean => roles.includes(name.toLowerCase());
