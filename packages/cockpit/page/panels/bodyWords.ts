import type { OrganicPay } from "../../src/state/derived/organicPay.ts";
import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { displayDecimal } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

/** The standard gravity, in metres per second squared. */
const standardGravity = 9.80665;

/** The type of a body in words. */
export function typeOf({ starType, planetClass }: ScannedBody): string {
  if (starType !== undefined) return `Star, class ${displayText(starType, 30)}`;
  return planetClass === undefined ? "not scanned yet" : displayText(planetClass, 60);
}

/** The name of a body without that of its system. */
export function shortNameOf({ name, id }: ScannedBody, system: string): string {
  const full = name ?? `Body ${id}`;
  return displayText(full.startsWith(`${system} `) ? full.slice(system.length + 1) : full, 60);
}

/** The gravity at the surface of a body in g. */
export function gravityText({ gravity }: ScannedBody): string | undefined {
  return gravity === undefined ? undefined : `${displayDecimal(gravity / standardGravity, 2)} g`;
}

/** Credits in few characters: `950 k`, `1.2 M`, `23 M`. */
export function shortCredits(credits: number): string {
  const millions = credits / 1_000_000;
  if (millions < 0.9995) return `${Math.round(credits / 1000)} k`;
  return `${displayDecimal(millions, millions < 9.95 ? 1 : 0)} M`;
}

/** What a species pays, as a range where the species or its price is not known. */
export function payText({ low, high, isFirst }: OrganicPay): string {
  const range = low === high ? shortCredits(low) : `${shortCredits(low)} to ${shortCredits(high)}`;
  return isFirst ? `${range}, new` : range;
}
