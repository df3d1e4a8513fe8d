// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/ModuleInfo.ts";

/** Written when looking at the modules panel while its data has changed; ModulesInfo.json is written with it. */
export type ModuleInfo = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "ModuleInfo";
  /** Fitted modules, in displayed order; only in ModulesInfo.json. */ Modules?: {
    /** Slot of the ship. */ Slot: string;
    /** Internal name of the module. */ Item: string;
    /** Power it draws, in megawatts. */ Power: number;
    /** Power priority group. */ Priority?: number;
  }[];
};

/** The contract of ModuleInfo. */
export const ModuleInfo: Contract<"ModuleInfo", ModuleInfo, ModuleInfo> = contractOf({ check,
  "kind": "ModuleInfo",
  "sections": {
    "": "ModuleInfo",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [
    {
      "deviation": "D20",
      "path": "Modules[].Power",
      "code": "field-missing",
      "becomes": "none"
    }
  ],
  "history": {
    "versions": [
      "3.4",
      "3.6",
      "3.7",
      "4.0.7",
      "4.0.14",
      "4.0.15",
      "4.0.16",
      "4.0.17",
      "4.0.18",
      "4.1",
      "4.2",
      "4.3"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  },
  "file": {
    "name": "ModulesInfo.json",
    "field": "Modules"
  }
} as const);
