import { pause } from "../activities/pause.ts";
import { closeScreen, openScreen } from "../activities/screens.ts";
import type { Service } from "../galaxy/services.ts";
import type { GameSession } from "../session/GameSession.ts";
import { reachService } from "./reachPort.ts";
import type { StepContext } from "./StepContext.ts";

/** Docks where a service is offered, opens the station services and uses it. */
export function useServices(context: StepContext, service: Service, use: (session: GameSession) => void): void {
  const { session } = context;
  reachService(context, service);
  openScreen(session, "StationServices", 5, 20);
  use(session);
  closeScreen(session);
  pause(session, 2, 10);
}
