export { launchGame, withGame, type LaunchOptions } from "./launchGame.ts";
export { Game, type GamePace, type OwnEvent } from "./game/Game.ts";
export { StepRefusedError } from "./StepRefusedError.ts";
export { WaitTimeoutError, type WaitOptions } from "./game/waitUntil.ts";
export type { TestContext } from "./runner/TestContext.ts";
export { writeSession, type SessionOptions, type WrittenFiles } from "./writeSession.ts";
export { simulateEvents, type Duration, type EventsOptions } from "./events.ts";
