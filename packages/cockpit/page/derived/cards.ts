import type { CockpitState } from "../../src/state/CockpitState.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import { routeProgressOf } from "../../src/state/derived/routeProgress.ts";
import { estimateTank, mainFuelOf } from "../../src/state/derived/tankEstimate.ts";
import { displayCount, displayDecimal, displayInteger, displayPercent } from "../display/numbers.ts";
import { displayText, localisedText } from "../display/text.ts";
import { displayDuration } from "../display/time.ts";
import { lineSentence } from "./lineSentence.ts";

/** What a strip for a stream shows: a word, the value, and a note. */
interface CardFacts {
  readonly label: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
  /** A share of 1 for a bar below. */
  readonly share?: number | undefined;
}

/** The strips by their name in the address, as `?card=fuel`. */
const cards = {
  fuel: (state) => {
    const main = mainFuelOf(state);
    const capacity = state.outfit?.mainTank;
    const jumps = estimateTank(state)?.jumps;
    return {
      label: "Fuel",
      value: main === undefined ? undefined : `${displayDecimal(main, 1)} t`,
      note: jumps === undefined ? undefined : `about ${displayCount(jumps, "jump")}`,
      share: main === undefined || !capacity ? undefined : main / capacity,
    };
  },
  route: (state) => {
    const progress = routeProgressOf(state);
    const goal = progress?.stops.at(-1)?.star.StarSystem;
    return {
      label: "Route",
      value: progress === undefined ? "none" : displayCount(progress.jumpsLeft, "jump"),
      note: goal === undefined ? undefined : `to ${displayText(goal, 40)}`,
    };
  },
  place: (state) => {
    const { here, port } = state.system;
    const isAtPort = port !== undefined && isDocked(state);
    return {
      label: "Place",
      value: here === undefined ? undefined : displayText(here.name, 40),
      note: isAtPort
        ? `at ${localisedText(port.StationName, port.StationName_Localised)}`
        : state.flight.status?.BodyName,
    };
  },
  hull: (state) => ({
    label: "Hull",
    value: displayPercent(state.outfit?.hullHealth),
    share: state.outfit?.hullHealth,
  }),
  cargo: (state) => ({
    label: "Hold",
    value: state.hold === undefined ? undefined : `${displayInteger(state.hold.count)} t`,
    note: state.outfit?.cargoCapacity === undefined ? undefined : `of ${displayInteger(state.outfit.cargoCapacity)} t`,
    share:
      state.hold === undefined || !state.outfit?.cargoCapacity
        ? undefined
        : state.hold.count / state.outfit.cargoCapacity,
  }),
  credits: (state) => {
    const { startedAtMs, timeMs } = state.session;
    const earned = Object.values(state.earnings).reduce((sum, { credits }) => sum + credits, 0);
    const hours = startedAtMs === undefined || timeMs === undefined ? 0 : (timeMs - startedAtMs) / 3_600_000;
    return {
      label: "Earned",
      value: `${displayInteger(Math.round(earned))} Cr`,
      note: hours < 0.1 ? undefined : `${displayInteger(Math.round(earned / hours))} Cr per hour`,
    };
  },
  session: ({ session: { startedAtMs, timeMs } }) => ({
    label: "Session",
    value: startedAtMs === undefined || timeMs === undefined ? undefined : displayDuration(timeMs - startedAtMs),
  }),
  line: ({ tail }) => {
    const told = tail.lines.toReversed().find(({ kind }) => kind !== undefined && !quiet.has(kind));
    return { label: "Last", value: told === undefined ? undefined : lineSentence(told) };
  },
} as const satisfies Readonly<Record<string, (state: CockpitState) => CardFacts>>;

/** Kinds that a stream need not see. */
const quiet: ReadonlySet<string> = new Set(["Backpack", "Music", "ShipLocker"]);

/** The name of a strip. */
export type CardId = keyof typeof cards;

/** The names of all strips. */
export const cardIds = Object.keys(cards) as readonly CardId[];

/** The strips that an address asks for, in its order; undefined when it asks for none. */
export function cardsIn(search: string): readonly CardId[] | undefined {
  const asked = new URLSearchParams(search).get("card");
  if (asked === null) return undefined;
  const found = asked.split(",").flatMap((name) => cardIds.filter((id) => id === name.trim()));
  return found.length === 0 ? ["place"] : found;
}

/** What a strip shows now. */
export function cardFacts(id: CardId, state: CockpitState): CardFacts {
  return cards[id](state);
}
