export { faultNames, planDamaged, type FaultRates } from "./faults.ts";
export { writePlay, type PlayedSession, type SessionMark, type SessionToPlay, type StepWriter } from "./writePlay.ts";
