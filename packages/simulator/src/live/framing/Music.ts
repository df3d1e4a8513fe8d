import type { SessionState } from "../../session/states.ts";
import type { Framing } from "../Framing.ts";

/** What plays in each state; a state that is not named lets the track before go on. */
const tracks: Readonly<Partial<Record<SessionState, string>>> = {
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

/** Another track plays; the menu is silent until the world has been seen. */
export const Music: Framing = ({ world: { state }, happened, memory }) => {
  const track = tracks[state];
  if (happened === undefined || track === undefined || track === memory.track) return undefined;
  memory.track = track;
  return { MusicTrack: track };
};
