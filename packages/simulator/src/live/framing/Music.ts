import type { GameState } from "../../session/gameStates.ts";
import type { Framing } from "../Framing.ts";

/** The track of each state; other states keep the current track. */
const tracks: Readonly<Partial<Record<GameState, string>>> = {
  mainMenu: "MainMenu",
  docked: "Starport",
  normalSpace: "NoTrack",
  supercruise: "Supercruise",
  orbitalCruise: "Supercruise",
  planetFlight: "NoTrack",
  landed: "Exploration",
  srv: "Exploration",
  fighter: "Combat_Dogfight",
  onFoot: "OnFoot",
};

/** A change of the music track; the first main menu is not reported. */
export const Music: Framing = ({ world: { state }, happened, memory }) => {
  const track = tracks[state];
  if (happened === undefined || track === undefined || track === memory.track) return undefined;
  memory.track = track;
  return { MusicTrack: track };
};
