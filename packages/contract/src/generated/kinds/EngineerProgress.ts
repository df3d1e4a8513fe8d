// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/EngineerProgress.ts";

/** Written at start-up with the Engineers array, and when the player's access to one engineer grows. */
export type EngineerProgress = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "EngineerProgress";
  /** All engineers, at start-up. */ Engineers?: {
    /** Name of the engineer. */ Engineer?: string;
    /** Id of the engineer. */ EngineerID?: number | bigint;
    /** Stage of access. */ Progress?: "Unlocked" | "Invited" | "Known" | (string & {});
    /** Progress towards the next rank, in percent. */ RankProgress?: number;
    /** Rank of access. */ Rank?: number;
  }[];
  /** Name of the engineer. */ Engineer?: string;
  /** Id of the engineer. */ EngineerID?: number | bigint;
  /** Stage of access. */ Progress?: "Unlocked" | "Invited" | "Known" | (string & {});
  /** Progress towards the next rank, in percent. */ RankProgress?: number;
  /** Rank of access. */ Rank?: number;
};

/** EngineerProgress as any game since 2.2 wrote it: what some version lacks is optional. */
export type EngineerProgressOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "EngineerProgress";
  /** All engineers, at start-up. */ Engineers?: {
    /** Name of the engineer. */ Engineer?: string;
    /** Id of the engineer. */ EngineerID?: number | bigint;
    /** Stage of access. */ Progress?: "Unlocked" | "Invited" | "Known" | (string & {});
    /** Progress towards the next rank, in percent. */ RankProgress?: number;
    /** Rank of access. */ Rank?: number;
  }[];
  /** Name of the engineer. */ Engineer?: string;
  /** Id of the engineer. Since game 3.0. */ EngineerID?: number | bigint;
  /** Stage of access. */ Progress?: "Unlocked" | "Invited" | "Known" | (string & {});
  /** Progress towards the next rank, in percent. */ RankProgress?: number;
  /** Rank of access. */ Rank?: number;
};

/** The contract of EngineerProgress. */
export const EngineerProgress: Contract<"EngineerProgress", EngineerProgress, EngineerProgressOfAnyGame> = contractOf({ check,
  "kind": "EngineerProgress",
  "sections": {
    "": "EngineerProgress",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "Engineers[].Progress": "States and transitions",
    "Progress": "States and transitions"
  },
  "effects": [],
  "history": {
    "versions": [
      "2.2",
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
    "from": {
      "EngineerID": "3.0"
    },
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
