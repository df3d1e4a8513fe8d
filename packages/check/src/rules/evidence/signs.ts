/**
 * Fields that may be negative: a system may lose more control than its state needs, a ship may be below the average radius of
 * a planet, and no scale of Temperature is stated. The contract judges the third row; the others are of observed kinds, where
 * a profit may be a loss and a body may turn backwards.
 */
const signedNames =
  "MyReputation|Trend|PowerplayStateControlProgress|" +
  "Latitude|Longitude|Heading|Altitude|Body|Temperature|" +
  "Flags|Flags2|GuiFocus|Oxygen|Health|" +
  "Empire|Federation|Alliance|Independent|Value|OriginalValue|Change|Profit|\\w+(?:Profits?|Transaction|Balance|Change)|" +
  "\\w*(?:Inclination|Period|Node|Tilt|Magnitude|Anomaly|Periapsis)";
const signed = new RegExp(`(?:^|\\.)(?:StarPos\\[\\]|${signedNames})$`);

/** Whether a number may be negative, by the path of its field such as `Factions[].MyReputation`. */
export function mayBeNegative(path: string): boolean {
  return signed.test(path);
}

/** The key of a field that allows no minus sign. */
const unsigned = new RegExp(`^(?!(?:${signedNames})$)\\w+$`);
/** The text between a key and a negative number; some writers put a space after colons. */
const signs = ['":-', '": -'] as const;

/**
 * Whether the text of an event may have a negative number in a field that allows none. Searching for a fixed string is many times faster than
 * a pattern, and few lines contain it.
 */
export function mayHoldSign(raw: string): boolean {
  const isSpaced = raw[raw.indexOf('":') + 2] === " ";
  return raw.includes(signs[isSpaced ? 1 : 0]) && signs.some((sign) => hasUnsigned(raw, sign));
}

function hasUnsigned(raw: string, sign: string): boolean {
  for (let at = raw.indexOf(sign); at !== -1; at = raw.indexOf(sign, at + 1)) {
    if (unsigned.test(raw.slice(raw.lastIndexOf('"', at - 1) + 1, at))) return true;
  }
  return false;
}
