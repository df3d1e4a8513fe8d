import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { findWarSystems } from "../world/findWarSystems.ts";
import { dayMs, neighboursHere } from "../world/GameWorld.ts";

/** How far the director looks for an inhabited system that fits a wish. */
const inhabitedLy = 90;

/** Returns the session as it would be in another system; changes to it do not change the session. */
export function asIfIn(session: GameSession, system: StarSystem): GameSession {
  if (system.address === session.world.system.address) {
    return { ...session, world: { ...session.world, aboard: "own" } };
  }
  return {
    ...session,
    world: { ...session.world, system, port: undefined, surface: undefined, aboard: "own" },
  };
}

/** Returns the systems of the Thargoid war; empty when there is none. */
export function warSystemsOf(session: GameSession): readonly StarSystem[] {
  session.world.warSystems ??= findWarSystems(session.world.galaxy, Math.floor(session.world.timeMs / dayMs));
  return session.world.warSystems;
}

function* places(session: GameSession): Generator<StarSystem> {
  const { galaxy, system, commander } = session.world;
  yield system;
  yield* neighboursHere(session.world);
  for (const own of [commander.home, commander.carrier, commander.colony]) if (own !== undefined) yield own.system;
  yield* galaxy.inhabitedNear(system.position, inhabitedLy);
  yield* warSystemsOf(session);
}

/** Yields the systems where a port may be, each once: this one, its neighbours, the player's own, then farther ones. */
export function* systemsWithPorts(session: GameSession): Generator<StarSystem> {
  const seen = new Set<number>();
  for (const system of places(session)) {
    if (seen.has(system.address)) continue;
    seen.add(system.address);
    yield system;
  }
}
