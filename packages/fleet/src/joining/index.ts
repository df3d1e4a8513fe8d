export { nameCode } from "../credential/InvitationCode.ts";
export { joinFleet, type JoinOptions } from "./joinFleet.ts";
export { RegistrarMetrics } from "../metrics/RegistrarMetrics.ts";
export { makeSeed } from "./makeSeed.ts";
export type { Rate } from "./RateLimit.ts";
export type { RefusalCode } from "./refusals.ts";
export {
  serveRegistrar,
  type RegistrarLimits,
  type RegistrarOptions,
  type RunningRegistrar,
} from "./serveRegistrar.ts";
