// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/SquadronStartup.ts";

/** The trigger is not stated. */
export type SquadronStartup = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "SquadronStartup";
  /** Id of the squadron. */ SquadronID?: number | bigint;
  /** Name of the squadron. */ SquadronName: string;
  /** The player's rank in it. */ CurrentRank: number;
  /** Name of that rank. */ CurrentRankName?: string;
  /** Display-language form of CurrentRankName. */ CurrentRankName_Localised?: string;
};

/** The contract of SquadronStartup. */
export const SquadronStartup: Contract<"SquadronStartup", SquadronStartup> = contractOf({ check,
  "kind": "SquadronStartup",
  "sections": {
    "": "SquadronStartup",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": []
} as const);
