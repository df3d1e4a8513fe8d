// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/CommunityGoal.ts";

/** Written when the game has retrieved community goal data that differs from the last. */
export type CommunityGoal = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "CommunityGoal";
  /** Goals the player is subscribed to. */ CurrentGoals: {
    /** Id of the goal. */ CGID: number | bigint;
    /** Title of the goal. */ Title: string;
    /** System it takes place in. */ SystemName: string;
    /** Market it takes place at. */ MarketName: string;
    /** When the goal ends. */ Expiry: string;
    /** Whether the goal has ended. */ IsComplete: boolean;
    /** Contributions of all commanders. */ CurrentTotal: number;
    /** Contribution of the player. */ PlayerContribution: number;
    /** Commanders signed up. */ NumContributors: number;
    /** Listed under CommunityGoal. */ TopTier: {
      /** Display name of the highest tier. */ Name: string;
      /** Its reward; may be empty. */ Bonus: string;
    };
    /** Size of the top rank, where it is fixed. */ TopRankSize?: number;
    /** Whether the player is in the top rank, where its size is fixed. */ PlayerInTopRank?: boolean;
    /** Display name of the tier reached. */ TierReached?: string;
    /** The player's band: 0 for the top rank, 100 without contribution. */ PlayerPercentileBand: number;
    /** Reward for the player's band and the tier, in credits. */ Bonus?: number;
  }[];
};

/** CommunityGoal as any game since 2.4 wrote it: what some version lacks is optional. */
export type CommunityGoalOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "CommunityGoal";
  /** Goals the player is subscribed to. */ CurrentGoals: {
    /** Id of the goal. */ CGID: number | bigint;
    /** Title of the goal. */ Title: string;
    /** System it takes place in. */ SystemName: string;
    /** Market it takes place at. */ MarketName: string;
    /** When the goal ends. */ Expiry: string;
    /** Whether the goal has ended. */ IsComplete: boolean;
    /** Contributions of all commanders. */ CurrentTotal: number;
    /** Contribution of the player. */ PlayerContribution: number;
    /** Commanders signed up. */ NumContributors: number;
    /** Listed under CommunityGoal. Since game 3.0. */ TopTier?: {
      /** Display name of the highest tier. */ Name: string;
      /** Its reward; may be empty. */ Bonus: string;
    };
    /** Size of the top rank, where it is fixed. */ TopRankSize?: number;
    /** Whether the player is in the top rank, where its size is fixed. */ PlayerInTopRank?: boolean;
    /** Display name of the tier reached. */ TierReached?: string;
    /** The player's band: 0 for the top rank, 100 without contribution. */ PlayerPercentileBand: number;
    /** Reward for the player's band and the tier, in credits. */ Bonus?: number;
  }[];
};

/** The contract of CommunityGoal. */
export const CommunityGoal: Contract<"CommunityGoal", CommunityGoal, CommunityGoalOfAnyGame> = contractOf({ check,
  "kind": "CommunityGoal",
  "sections": {
    "": "CommunityGoal",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)",
    "CurrentGoals[].Expiry": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "3.7",
      "4.0.18"
    ],
    "from": {
      "CurrentGoals[].TopTier": "3.0"
    },
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
