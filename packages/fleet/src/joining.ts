export { nameCode } from "./joining/InvitationCode.ts";
export { joinFleet, type JoinOptions } from "./joining/joinFleet.ts";
export { RegistrarMetrics } from "./joining/RegistrarMetrics.ts";
export { renewCredential, type RenewOptions } from "./joining/renewCredential.ts";
export { makeSeed } from "./joining/joinFleet.ts";
export type { Rate } from "./joining/RateLimit.ts";
export type { RefusalCode } from "./joining/refusals.ts";
export {
  serveRegistrar,
  type RegistrarLimits,
  type RegistrarOptions,
  type RunningRegistrar,
} from "./joining/serveRegistrar.ts";
