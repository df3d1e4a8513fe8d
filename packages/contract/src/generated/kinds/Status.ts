// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/Status.ts";

/** Written to Status.json, which is updated every few seconds. */
export type Status = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Status";
  /** Bit set of the ship's and player's state. */ Flags: number;
  /** Second bit set, mostly of the state on foot. */ Flags2?: number;
  /** Oxygen left, as a fraction. */ Oxygen?: number;
  /** Health, as a fraction. */ Health?: number;
  /** Temperature on foot, in kelvin. */ Temperature?: number;
  /** Weapon in hand, internal form; may be empty. */ SelectedWeapon?: string;
  /** Display-language form of SelectedWeapon. */ SelectedWeapon_Localised?: string;
  /** Gravity, relative to 1 g. */ Gravity?: number;
  /** Energy to systems, engines and weapons, in half-pips. */ Pips?: number[];
  /** Selected fire group. */ FireGroup?: number;
  /** Selected screen. */ GuiFocus?: number;
  /** Listed under Status. */ Fuel?: {
    /** Fuel in the main tank, in tonnes. */ FuelMain: number;
    /** Fuel in the reservoir, in tonnes. */ FuelReservoir: number;
  };
  /** Cargo carried, in tonnes. */ Cargo?: number;
  /** The player's standing with the law. */ LegalState?: "Clean" | "Speeding" | (string & {});
  /** Degrees of latitude, on or near a planet. */ Latitude?: number;
  /** Degrees of longitude, on or near a planet. */ Longitude?: number;
  /** Heading in degrees. */ Heading?: number;
  /** Altitude in metres; Flags bit 29 says what it is relative to. */ Altitude?: number;
  /** Name of the body, or of the station on foot. */ BodyName?: string;
  /** Radius of the planet in metres. */ PlanetRadius?: number;
  /** Credits the player owns. */ Balance?: number;
  /** Listed under Status. */ Destination?: {
    /** 64-bit id of the destination's system. */ System: number | bigint;
    /** Number of the destination's body within that system. */ Body: number | bigint;
    /** Name of the destination. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
  };
};

/** The contract of Status. */
export const Status: Contract<"Status", Status, Status> = contractOf({ check,
  "kind": "Status",
  "sections": {
    "": "Status",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "Oxygen": "Limits",
    "Health": "Limits"
  },
  "effects": [
    {
      "deviation": "L1",
      "path": "GuiFocus",
      "code": "value-outside-set",
      "values": [
        -1
      ],
      "becomes": "none"
    },
    {
      "deviation": "L2",
      "path": "Flags2",
      "code": "unknown-bit",
      "becomes": "note"
    }
  ],
  "history": {
    "versions": [],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
