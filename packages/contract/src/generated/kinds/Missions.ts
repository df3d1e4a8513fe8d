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
export const Missions: Contract<"Missions", Missions> = contractOf({ check,
  "kind": "Missions",
  "sections": {
    "": "Missions",
    "timestamp": "Common fields (all events)",
    "event": "Common fields (all events)"
  },
  "effects": []
} as const);
