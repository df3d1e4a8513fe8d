// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/MultiSellExplorationData.ts";

/** Written when selling exploration data in Cartographics, one page at a time. */
export type MultiSellExplorationData = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "MultiSellExplorationData";
  /** Systems on the page. */ Discovered: {
    /** Name of the system. */ SystemName: string;
    /** Display-language form of SystemName; known to hold meaningless data. */ SystemName_Localised?: string;
    /** Bodies sold with it. */ NumBodies: number;
  }[];
  /** Value of the data, in credits. */ BaseValue: number;
  /** Bonus for first discoveries, in credits. */ Bonus: number;
  /** What the player received, in credits. */ TotalEarnings: number;
};

/** The contract of MultiSellExplorationData. */
export const MultiSellExplorationData: Contract<"MultiSellExplorationData", MultiSellExplorationData, MultiSellExplorationData> = contractOf({ check,
  "kind": "MultiSellExplorationData",
  "sections": {
    "": "MultiSellExplorationData",
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
      "4.2"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
