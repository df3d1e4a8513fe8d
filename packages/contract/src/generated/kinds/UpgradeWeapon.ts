// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/UpgradeWeapon.ts";

/** Presumably written when the player upgrades a hand weapon. */
export type UpgradeWeapon = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "UpgradeWeapon";
  /** Internal name of the weapon. */ Name: string;
  /** Display-language form of Name. */ Name_Localised?: string;
  /** Grade after the upgrade. */ Class: number;
  /** Id of the weapon. */ SuitModuleID: number | bigint;
  /** What it cost, in credits. */ Cost: number;
  /** Resources spent. */ Resources?: {
    /** Internal name. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** How many were spent. */ Count: number;
  }[];
};

/** The contract of UpgradeWeapon. */
export const UpgradeWeapon: Contract<"UpgradeWeapon", UpgradeWeapon, UpgradeWeapon> = contractOf({ check,
  "kind": "UpgradeWeapon",
  "sections": {
    "": "UpgradeWeapon",
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
