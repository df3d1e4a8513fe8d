// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/SuitLoadout.ts";

/** Written when starting on foot or disembarking. */
export type SuitLoadout = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "SuitLoadout";
  /** Id of the suit. */ SuitID: number | bigint;
  /** Internal name of the suit. */ SuitName: string;
  /** Display-language form of SuitName. */ SuitName_Localised?: string;
  /** Modifications of the suit. */ SuitMods: string[];
  /** Id of the loadout. */ LoadoutID: number | bigint;
  /** Name of the loadout. */ LoadoutName: string;
  /** Weapons carried. */ Modules: {
    /** Slot of the suit. */ SlotName: string;
    /** Id of the weapon. */ SuitModuleID: number | bigint;
    /** Internal name of the weapon. */ ModuleName: string;
    /** Display-language form of ModuleName. */ ModuleName_Localised?: string;
    /** Grade of the weapon. */ Class: number;
    /** Modifications of the weapon. */ WeaponMods: string[];
  }[];
};

/** The contract of SuitLoadout. */
export const SuitLoadout: Contract<"SuitLoadout", SuitLoadout, SuitLoadout> = contractOf({ check,
  "kind": "SuitLoadout",
  "sections": {
    "": "SuitLoadout",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "4.0.7",
      "4.0.14",
      "4.0.15",
      "4.0.16",
      "4.0.18",
      "4.1",
      "4.2",
      "4.3"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
