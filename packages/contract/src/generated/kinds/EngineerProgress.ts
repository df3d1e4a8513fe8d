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

/** The contract of EngineerProgress. */
export const EngineerProgress: Contract<"EngineerProgress", EngineerProgress> = contractOf({ check,
  "kind": "EngineerProgress",
  "sections": {
    "": "EngineerProgress",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "Engineers[].Progress": "States and transitions",
    "Progress": "States and transitions"
  },
  "effects": []
} as const);
