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

/** SquadronStartup as any game since 3.5 wrote it: what some version lacks is optional. */
export type SquadronStartupOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "SquadronStartup";
  /** Id of the squadron. Since game 4.2. */ SquadronID?: number | bigint;
  /** Name of the squadron. */ SquadronName: string;
  /** The player's rank in it. */ CurrentRank: number;
  /** Name of that rank. Since game 4.2. */ CurrentRankName?: string;
  /** Display-language form of CurrentRankName. */ CurrentRankName_Localised?: string;
};

/** The contract of SquadronStartup. */
export const SquadronStartup: Contract<"SquadronStartup", SquadronStartup, SquadronStartupOfAnyGame> = contractOf({ check,
  "kind": "SquadronStartup",
  "sections": {
    "": "SquadronStartup",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "3.7",
      "4.0.7",
      "4.0.14",
      "4.0.15",
      "4.0.18",
      "4.2",
      "4.3"
    ],
    "from": {
      "SquadronID": "4.2",
      "CurrentRankName": "4.2"
    },
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
