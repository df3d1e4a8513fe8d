import type { JsonObject } from "@shipslog/contract";
import type { FSSSignalDiscovered } from "@shipslog/contract/observed/events";
import { readBoolean, readId, readNumber, readText, type UncheckedFields } from "./fields.ts";

/** A signal in space: a station, a carrier, a conflict zone, an installation. */
export interface SpaceSignal {
  readonly name: string;
  readonly localised: string | undefined;
  readonly type: string | undefined;
  readonly isStation: boolean;
  readonly threat: number | undefined;
}

/** The signals of one system. */
export interface SignalsTopic {
  readonly address: number | bigint;
  /** Each signal once, by name. */
  readonly signals: readonly SpaceSignal[];
  /** How many signals did not fit. */
  readonly left: number;
}

/** How many signals are kept; busy systems have some hundred carriers. */
const maxSignals = 250;

/** Adds a signal; a line about another system starts a new list. */
export function foldSignal(topic: SignalsTopic | undefined, event: JsonObject): SignalsTopic | undefined {
  const fields: UncheckedFields<FSSSignalDiscovered> = event;
  const address = readId(fields.SystemAddress);
  const name = readText(fields.SignalName);
  if (address === undefined || name === undefined) return topic;
  const system = topic?.address === address ? topic : { address, signals: [], left: 0 };
  if (system.signals.some((signal) => signal.name === name)) return system;
  if (system.signals.length >= maxSignals) return { ...system, left: system.left + 1 };
  const signal = {
    name,
    localised: readText(fields.USSType_Localised) ?? readText(fields.SignalName_Localised),
    type: readText(fields.SignalType),
    isStation: readBoolean(fields.IsStation) ?? false,
    threat: readNumber(fields.ThreatLevel),
  };
  return { ...system, signals: [...system.signals, signal] };
}
