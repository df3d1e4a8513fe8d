/** Numbers that identify something: their range would contain two of them. */
const identifier = /(ID|Id|Address|Seed|^build)(\[\])?$/;
const digitsKept = 2;

/**
 * The range of a field, rounded outwards to two digits, so that it does not contain a number of any player, such as the
 * greatest balance. Identifiers have none.
 */
export function rangeOf(path: string, least: number, greatest: number): readonly [number, number] | undefined {
  if (least > greatest || identifier.test(path)) return undefined;
  return [-roundUp(-least), roundUp(greatest)].map((bound) => bound + 0) as [number, number];
}

/** The smallest number of two digits that is not below a number. */
function roundUp(number: number): number {
  const [mantissa = "0", exponent = "0"] = Math.abs(number).toExponential().split("e");
  const digits = mantissa.replace(".", "").padEnd(digitsKept, "0");
  const isExact = !/[1-9]/.test(digits.slice(digitsKept));
  const away = number > 0 && !isExact ? 1 : 0;
  const kept = Math.sign(number) * (Number(digits.slice(0, digitsKept)) + away);
  return Number(`${kept}e${Number(exponent) - digitsKept + 1}`);
}
