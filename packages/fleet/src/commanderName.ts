/** Letters that look alike in different scripts are not allowed: a name must not pass for another. */
const pattern = /^[A-Za-z0-9](?:[\w .'-]{0,30}[\w.'-])?$/;

/** What a name of a commander may contain, for messages. */
export const commanderNameRule =
  "a name has 1 to 32 characters: letters from A to Z, digits, spaces, points, hyphens, apostrophes and underscores; it starts with a letter or digit and does not end with a space";

/** Whether a commander may have a name, invited or of their own choice. */
export const isCommanderName = (name: string): boolean => pattern.test(name);

/** What two names have in common that a person could take for each other: letters without case, one kind of space. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** The names of credentials and processes that are not of commanders. */
const roles: readonly string[] = ["collector", "load", "system", "reader", "registrar"];

/** Whether a name is one of a role of the fleet, which no commander may have. */
export const isRole = (name: string): boolean => roles.includes(name.toLowerCase());
