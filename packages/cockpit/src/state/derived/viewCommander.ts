import type { CockpitState } from "../CockpitState.ts";
import { unknownFlight } from "../flight.ts";
import { unknownRoute } from "../route.ts";
import { unknownShip } from "../ship.ts";
import { recall } from "../switchCommander.ts";

/** A commander of the folder, and when that one last loaded a game. */
export interface KnownCommander {
  readonly id: string;
  readonly name: string | undefined;
  /** The timestamp of the last LoadGame line; undefined if none was read. */
  readonly loadedAt: string | undefined;
}

/** The commanders that a state knows: the current one first, then the others, the latest first. */
export function commandersOf({ session, game, others }: CockpitState): readonly KnownCommander[] {
  const { id, name } = session.commander;
  if (id === undefined) return [];
  const memories = others.toReversed().map((other) => ({ ...other, game: other.facts.game }));
  return [{ id, name, game }, ...memories].map((each) => ({ id: each.id, name: each.name, loadedAt: each.game?.at }));
}

/**
 * The state with the facts of another commander, each older than the current session. The companion files are those of the current
 * one, so they are unknown here; a commander of whom nothing was read yet has no facts.
 */
export function viewCommander(state: CockpitState, { id, name }: KnownCommander): CockpitState {
  const { session } = state;
  if (id === session.commander.id) return state;
  const memory = state.others.find((other) => other.id === id);
  const companions = { flight: unknownFlight, route: unknownRoute, ship: unknownShip };
  const commander = { source: "journal", id, name } as const;
  return {
    ...recall({ ...state, ...companions }, memory),
    session: { ...session, commander, startedAtMs: session.timeMs },
  };
}
