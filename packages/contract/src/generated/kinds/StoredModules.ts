// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/StoredModules.ts";

/** Written on the first visit to Outfitting, and when the set of stored modules changed. */
export type StoredModules = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "StoredModules";
  /** Id of the market docked at. */ MarketID: number | bigint;
  /** Name of the station docked at. */ StationName: string;
  /** System docked in. */ StarSystem: string;
  /** Modules in storage. */ Items: {
    /** Module, internal form. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Slot it is stored in. */ StorageSlot: number;
    /** System it is stored in. */ StarSystem?: string;
    /** Market it is stored at. */ MarketID?: number | bigint;
    /** Cost of bringing it here, in credits. */ TransferCost?: number;
    /** Time of bringing it here, in seconds. */ TransferTime?: number;
    /** On its way. */ InTransit?: boolean;
    /** What was paid for it, in credits. */ BuyPrice: number;
    /** Stolen. */ Hot: boolean;
    /** Modification made by an engineer. */ EngineerModifications?: string;
    /** Grade of the modification. */ Level?: number;
    /** Quality of the modification, as a fraction. */ Quality?: number;
  }[];
};

/** The contract of StoredModules. */
export const StoredModules: Contract<"StoredModules", StoredModules, StoredModules> = contractOf({ check,
  "kind": "StoredModules",
  "sections": {
    "": "StoredModules",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [
    {
      "deviation": "D19",
      "path": "Items[].BuyMercCoinsPrice",
      "code": "unknown-field",
      "becomes": "none"
    }
  ],
  "history": {
    "versions": [
      "3.6",
      "3.7",
      "4.0.14",
      "4.0.15",
      "4.0.16",
      "4.0.18",
      "4.1",
      "4.2"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
