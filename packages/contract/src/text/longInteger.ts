const nine = 57;
const minus = 45;
const dot = 46;
const quote = 34;

/** Tells whether a character code is a digit; codes below "0" wrap around, so one comparison is enough. */
function isDigit(code: number): boolean {
  return (code - 48) >>> 0 < 10;
}

/** The index after the run of digits that contains a place. */
function endOfDigits(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Checks the run of digits that contains a place and ends at `end`: long enough for an integer beyond 2^53-1 (17 digits,
 * or 16 from 9), and not the fraction of a number nor the beginning of a string.
 */
function isLongRun(text: string, at: number, end: number): boolean {
  let start = at;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--;
  if (end - start < 16 || (end - start === 16 && text.charCodeAt(start) !== nine)) return false;
  const before = text.charCodeAt(start - 1);
  return before !== dot && before !== quote && (before !== minus || text.charCodeAt(start - 2) !== quote);
}

/**
 * Tells whether text may contain an integer that a double would round; no false negatives, few false positives.
 *
 * A run of 16 digits covers one of every 16 places, and with it all places up to 8 before or up to 8 after: so it looks
 * at every 16th character and at its neighbours only where that one is a digit. This costs a third of a regular
 * expression over the whole line, or less. After a run of digits it continues after that run, so that no line, however
 * many digits it holds, costs more than its length.
 */
export function mayHoldLongInteger(text: string): boolean {
  const length = text.length;
  for (let at = 15; at < length; at += 16) {
    if (!isDigit(text.charCodeAt(at))) continue;
    const reachesBack = isDigit(text.charCodeAt(at - 8)) && isDigit(text.charCodeAt(at - 4));
    const reachesOn = at + 8 < length && isDigit(text.charCodeAt(at + 8)) && isDigit(text.charCodeAt(at + 4));
    if (!reachesBack && !reachesOn) continue;
    const end = endOfDigits(text, at);
    if (isLongRun(text, at, end)) return true;
    // The next place is then 15 after the character that ended the run, so it meets any run of 16 that follows.
    at = end - 1;
  }
  return false;
}
