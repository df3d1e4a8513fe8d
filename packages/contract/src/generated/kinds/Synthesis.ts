// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/Synthesis.ts";

/** Written when synthesis is used to repair or rearm. */
export type Synthesis = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Synthesis";
  /** Name of the blueprint. */ Name: string;
  /** Materials spent. */ Materials: {
    /** Internal name. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** How many were spent. */ Count: number;
  }[];
};

/** Synthesis as any game since 2.2 wrote it: what some version lacks is optional. */
export type SynthesisOfAnyGame = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Synthesis";
  /** Name of the blueprint. */ Name: string;
  /** Materials spent. */ Materials: {
    /** Internal name. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** How many were spent. */ Count: number;
  }[] | { readonly [name: string]: unknown };
};

/** The contract of Synthesis. */
export const Synthesis: Contract<"Synthesis", Synthesis, SynthesisOfAnyGame> = contractOf({ check,
  "kind": "Synthesis",
  "sections": {
    "": "Synthesis",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "3.7",
      "4.0.14",
      "4.0.15",
      "4.2"
    ],
    "from": {},
    "until": {},
    "former": {
      "Materials": {
        "object": "2.4"
      }
    },
    "was": {}
  }
} as const);
