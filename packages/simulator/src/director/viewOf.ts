import { Flags, Flags2, GuiFocus } from "@shipslog/contract";
import { shownBalanceCr } from "../commander/CommanderState.ts";
import type { GameSession } from "../session/GameSession.ts";
import { cargoT } from "../ship/SimulatedShip.ts";
import { jumpRangeLy } from "../ship/fuel.ts";
import { flagsOf } from "../status/flags.ts";
import { flags2Of } from "../status/flags2.ts";
import { legalStateOf } from "../status/legalStateOf.ts";
import { positionOf } from "../world/GameWorld.ts";
import { worldStates } from "../world/gameStates.ts";
import type { GameView } from "./GameView.ts";

/** Copies what is true in a session, so that the view stays as it is while the session goes on. */
export function viewOf(session: GameSession): GameView {
  const { timeMs, state, system, port, ship, commander, route, controls } = session;
  const planet = positionOf(session)?.planet;
  const isInWorld = worldStates.includes(state);
  const flags = isInWorld ? Flags.decode(flagsOf(session)).names : [];
  return {
    timeMs,
    place: state,
    sessions: session.journals,
    system: {
      name: system.name,
      address: system.address,
      position: system.position,
      isInhabited: system.isInhabited,
    },
    station: port && { name: port.text ?? port.name, type: port.type, marketId: port.marketId },
    body: planet && { name: planet.name, id: planet.id },
    isDocked: state === "docked",
    isLanded: state === "landed",
    isOnFoot: state === "onFoot",
    ship: {
      type: ship.hull.name,
      fuelT: ship.fuelMainT,
      fuelCapacityT: ship.fuelCapacityT,
      cargoT: cargoT(ship),
      cargoCapacityT: ship.cargoCapacityT,
      jumpRangeLy: jumpRangeLy(ship),
      cargo: ship.cargo.map(({ type, count }) => ({ type, count })),
    },
    credits: shownBalanceCr(commander),
    legalState: legalStateOf(session),
    route: route.map(({ name }) => name),
    flags,
    flags2: isInWorld ? Flags2.decode(flags2Of(session)).names : [],
    guiFocus: GuiFocus.decode(controls.guiFocus) ?? "NoFocus",
  };
}
