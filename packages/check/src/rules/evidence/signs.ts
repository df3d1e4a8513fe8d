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
const colon = 58;
/** Some writers put one between a colon and a number. */
const space = 32;

/**
 * Whether the text of an event may have a negative number in a field that allows none. Most lines have no more minus signs than their
 * timestamp, and searching for one character is many times faster than for a pattern.
 */
export function mayHoldSign(raw: string): boolean {
  for (let at = raw.indexOf("-"); at !== -1; at = raw.indexOf("-", at + 1)) {
    const code = raw.charCodeAt(at - 1);
    if (code !== colon && code !== space) continue;
    const keyEnd = code === colon ? at - 2 : at - 3;
    if (!raw.startsWith('":', keyEnd)) continue;
    if (unsigned.test(raw.slice(raw.lastIndexOf('"', keyEnd - 1) + 1, keyEnd))) return true;
  }
  return false;
}
