export type { CompanionEntry, Entry } from "@shipslog/contract";
