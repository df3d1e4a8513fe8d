// Generated from the declarations by `npm run generate`; change those instead.
import { contractOf, type Contract } from "../../contract/Contract.ts";
import { check } from "../checks/Missions.ts";

/** Written at start-up. */
export type Missions = {
  /** When the event happened. */ timestamp: string;
  /** The kind's name. */ event: "Missions";
  /** Missions under way. */ Active: {
    /** Id of the mission. */ MissionID: number | bigint;
    /** Internal name of the mission. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Whether passengers are carried. */ PassengerMission: boolean;
    /** Seconds left; 0 was seen in Failed. */ Expires: number;
  }[];
  /** Missions failed. */ Failed: {
    /** Id of the mission. */ MissionID: number | bigint;
    /** Internal name of the mission. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Whether passengers are carried. */ PassengerMission: boolean;
    /** Seconds left; 0 was seen in Failed. */ Expires: number;
  }[];
  /** Missions completed. */ Complete: {
    /** Id of the mission. */ MissionID: number | bigint;
    /** Internal name of the mission. */ Name: string;
    /** Display-language form of Name. */ Name_Localised?: string;
    /** Whether passengers are carried. */ PassengerMission: boolean;
    /** Seconds left; 0 was seen in Failed. */ Expires: number;
  }[];
};

/** The contract of Missions. */
export const Missions: Contract<"Missions", Missions, Missions> = contractOf({ check,
  "kind": "Missions",
  "sections": {
    "": "Missions",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": [],
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
  }
} as const);
