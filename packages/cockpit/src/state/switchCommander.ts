import { commanderOf, type Commander, type Entry } from "@shipslog/contract";
import type { CockpitState } from "./CockpitState.ts";
import { noFacts, type CommanderFacts } from "./CommanderFacts.ts";
import { maxOtherCommanders, type CommanderMemory } from "./CommanderMemory.ts";
import { noEarnings } from "./observed/earnings.ts";

/**
 * Returns the state for the commander whom an entry names: the same state for the current one, otherwise what is remembered about
 * the other, which is nothing at the first time. Facts read before the first name belong to that commander.
 */
export function switchCommander(state: CockpitState, entry: Entry): CockpitState {
  const named = entry.type === "event" ? commanderOf(entry.event) : undefined;
  const { id, name } = state.session.commander;
  if (named?.id === undefined || id === undefined || isSame(named, state.session.commander)) return state;
  const found = state.others.find((other) => other.id === named.id);
  const others = state.others.filter((other) => other !== found && other.id !== id);
  return { ...recall(state, found), others: [...others, memorise(state, id, name)].slice(-maxOtherCommanders) };
}

/** Before game 3.3 a commander has only a name, and is the one who has an FID with that name in the same folder. */
function isSame(named: Commander, current: Commander): boolean {
  if (named.id === current.id) return true;
  return (named.source === "name" || current.source === "name") && named.name === current.name;
}

function memorise(state: CockpitState, id: string, name: string | undefined): CommanderMemory {
  const { stored, transfers, syntheses } = state.ship;
  return { id, name, facts: factsOf(state), trail: state.route.trail, stored, transfers, syntheses };
}

function factsOf(state: CockpitState): CommanderFacts {
  const facts = Object.keys(noFacts).map((topic) => [topic, state[topic as keyof CommanderFacts]]);
  return Object.fromEntries(facts) as CommanderFacts;
}

/** The state with the facts of another commander. Companion files, the journal tail and health belong to the folder: they stay. */
export function recall(state: CockpitState, memory: CommanderMemory | undefined): CockpitState {
  const { trail = [], stored, transfers = [], syntheses = [] } = memory ?? {};
  return {
    ...state,
    // A snapshot omits undefined facts.
    ...noFacts,
    ...memory?.facts,
    route: { ...state.route, trail },
    ship: { ...state.ship, stored, transfers, syntheses },
    earnings: noEarnings,
    listings: {},
  };
}
