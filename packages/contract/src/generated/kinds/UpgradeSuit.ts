// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/UpgradeSuit.ts";

/** Written when the player upgrades their flight suit. */
export type UpgradeSuit = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "UpgradeSuit";
  /** Internal name of the suit. */ Name: string;
  /** Display-language form of Name. */ Name_Localised?: string;
  /** Id of the suit. */ SuitID: number | bigint;
  /** Grade after the upgrade. */ Class: number;
  /** What it cost, in credits. */ Cost: number;
  /** Resources spent. */ Resources?: {
    /** Internal name. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** How many were spent. */ Count: number;
  }[];
};

/** The contract of UpgradeSuit. */
export const UpgradeSuit: Contract<"UpgradeSuit", UpgradeSuit, UpgradeSuit> = contractOf({ check,
  "kind": "UpgradeSuit",
  "sections": {
    "": "UpgradeSuit",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "4.0.14"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
