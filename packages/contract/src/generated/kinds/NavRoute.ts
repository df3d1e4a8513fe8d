// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/NavRoute.ts";

/** Written when plotting a multi-star route; NavRoute.json is written with it. */
export type NavRoute = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "NavRoute";
  /** Stars along the route; only in NavRoute.json. */ Route?: {
    /** Name of the system. */ StarSystem: string;
    /** 64-bit id of the system. */ SystemAddress: number | bigint;
    /** Its position, [x, y, z] in light-years from the origin system. */ StarPos: number[];
    /** Class of its main star. */ StarClass: string;
  }[];
};

/** The contract of NavRoute. */
export const NavRoute: Contract<"NavRoute", NavRoute, NavRoute> = contractOf({ check,
  "kind": "NavRoute",
  "sections": {
    "": "NavRoute",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [
    {
      "deviation": "D21",
      "path": "event",
      "code": "value-outside-set",
      "values": [
        "NavRouteClear"
      ],
      "becomes": "none"
    }
  ],
  "history": {
    "versions": [
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
    "name": "NavRoute.json",
    "field": "Route"
  }
} as const);
