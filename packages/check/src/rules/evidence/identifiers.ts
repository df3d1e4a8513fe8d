/** How large an identifier can be, by the end of its name. The first that fits counts. */
const largest: readonly { readonly name: RegExp; readonly most: number }[] = [
  // Real ones were all ones in 64 bits once, so there is no limit.
  { name: /^MissionID$/, most: Infinity },
  // 55 bits: three coordinates, the mass code and the number of a system (F54 to F57), and the body above them.
  { name: /Address$/, most: 2 ** 64 },
  // Made from a time in microseconds, or the account of a player.
  { name: /^(?:Suit|SuitModule|Owner)ID$/, most: 1e17 },
  // 32 bits, as far as was seen.
  { name: /(?:ID|Id)$/, most: 1e12 },
];

/** What was found for the names so far: journals repeat them. */
const found = new Map<string, number | undefined>();
/** A hostile journal may have a new name in every line. */
const mostRemembered = 1000;

/** The largest plausible value of an identifier, by its name; undefined for a field that is none. */
export function largestIdentifier(name: string): number | undefined {
  const known = found.get(name);
  if (known !== undefined || found.has(name)) return known;
  const most = largest.find((each) => each.name.test(name))?.most;
  if (found.size < mostRemembered) found.set(name, most);
  return most;
}
