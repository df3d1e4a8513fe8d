// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/CargoTransfer.ts";

/** Written when cargo moves between ship and fleet carrier, or between ship and SRV. */
export type CargoTransfer = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "CargoTransfer";
  /** What was moved. */ Transfers: {
    /** Internal name of the good. */ Type: string;
    /** Display-language form of Type. */ Type_Localised?: string;
    /** Units moved. */ Count: number;
    /** Where the goods went. */ Direction: "toship" | "tocarrier" | "tosrv";
    /** Mission the goods belong to. */ MissionID?: number | bigint;
  }[];
};

/** The contract of CargoTransfer. */
export const CargoTransfer: Contract<"CargoTransfer", CargoTransfer, CargoTransfer> = contractOf({ check,
  "kind": "CargoTransfer",
  "sections": {
    "": "CargoTransfer",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
  "history": {
    "versions": [
      "3.7",
      "4.0.7",
      "4.0.18",
      "4.2"
    ],
    "from": {},
    "until": {},
    "former": {},
    "was": {}
  }
} as const);
