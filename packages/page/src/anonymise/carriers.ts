import type { Pseudonyms } from "./Pseudonyms.ts";

/** A carrier's callsign, as `V2X-7KY`. The names of the game's own ships end in a digit. */
export const callsign = /^[A-Z][A-Z\d][A-Z]-[A-Z\d]{2}[A-Z]$/;

const callsigns = /(?<![\p{L}\p{N}_-])[A-Z][A-Z\d][A-Z]-[A-Z\d]{2}[A-Z](?![\p{L}\p{N}_-])/gu;

/** A carrier as other players see it: its name, a space and its callsign. */
const named = /^(.+) ([A-Z][A-Z\d][A-Z]-[A-Z\d]{2}[A-Z])$/s;

/** A squadron's carrier: its name, and the squadron's tag instead of a callsign. */
const ofSquadron = /^(.+) \| ([A-Z\d]{4})$/s;

/** The squadron's tag in the name of its carrier; undefined for any other text. */
export function squadronTagIn(text: string): string | undefined {
  return ofSquadron.exec(text)?.[2];
}

/** The ids of carriers (F68): a separate range, in steps of 256. */
const numbers = { first: 3_700_000_000, step: 256, count: 2 ** 18 } as const;

/** Replaces the name and callsign of every carrier in a text. */
export function renameCarriers(text: string, pseudonyms: Pseudonyms): string {
  const [, name = "", sign] = named.exec(text) ?? [];
  if (sign !== undefined) return `${pseudonyms.of("carrier", name)} ${pseudonyms.callsign(sign)}`;
  const [, ownName = "", tag] = ofSquadron.exec(text) ?? [];
  if (tag !== undefined) return `${pseudonyms.of("carrier", ownName)} | ${pseudonyms.of("squadronTag", tag)}`;
  return text.replace(callsigns, (found) => pseudonyms.callsign(found));
}

const idFields = /(?:^|\.)(?:MarketID|CarrierID|StationID|SystemMarketID)$/;

/** Replaces the id of a carrier; undefined for every other number. */
export function renumberCarrier(path: string, raw: string, pseudonyms: Pseudonyms): string | undefined {
  if (!idFields.test(path)) return undefined;
  const place = (Number(raw) - numbers.first) / numbers.step;
  if (!Number.isInteger(place) || place < 0 || place >= numbers.count) return undefined;
  return String(numbers.first + numbers.step * pseudonyms.swap("carrierId", place, numbers.count));
}
