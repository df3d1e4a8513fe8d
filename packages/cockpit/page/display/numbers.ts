const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** Formats an integer with thousands separators; exact for any length. */
export function displayInteger(value: number | bigint | undefined): string | undefined {
  return value === undefined ? undefined : whole.format(value);
}

/** Formats a number of things: `1 jump`, `2 jumps`. */
export function displayCount(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** Formats a number with a fixed number of decimals. */
export function displayDecimal(value: number | undefined, decimals: number): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return value.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const units = [
  { least: 1e9, unit: "B" },
  { least: 1e6, unit: "M" },
  { least: 1e4, unit: "k" },
] as const;

/** Formats an amount of credits with three or four digits: `303.8 M`; small amounts are exact. */
export function displayShort(value: number | undefined): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const scale = units.find(({ least }) => Math.abs(value) >= least);
  if (scale === undefined) return whole.format(value);
  const divisor = scale.unit === "k" ? 1000 : scale.least;
  return `${displayDecimal(value / divisor, Math.abs(value / divisor) >= 100 && scale.unit === "k" ? 0 : 1)} ${scale.unit}`;
}

/** Formats fuel or cargo with two decimals. */
export function displayTonnes(value: number | undefined): string | undefined {
  return displayDecimal(value, 2);
}

/** Formats a share of 1 as a percentage. */
export function displayPercent(value: number | undefined, decimals = 0): string | undefined {
  const figure = displayDecimal(value === undefined ? undefined : value * 100, decimals);
  return figure === undefined ? undefined : `${figure} %`;
}

/** Formats a length given in metres or kilometres. */
export function displayLength(
  metres: number | undefined,
): { readonly value: string; readonly unit: string } | undefined {
  if (metres === undefined) return undefined;
  if (Math.abs(metres) < 10_000) return { value: whole.format(metres), unit: "m" };
  return { value: displayDecimal(metres / 1000, Math.abs(metres) < 100_000 ? 1 : 0) ?? "", unit: "km" };
}

/** Formats degrees with the side of the equator or meridian. */
export function displayDegrees(
  value: number | undefined,
  sides: readonly [positive: string, negative: string],
): string | undefined {
  if (value === undefined) return undefined;
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? sides[1] : sides[0]}`;
}
