import type { FactSection } from "./JournalFact.ts";

/** Facts about Status.json. */
export const statusFacts: FactSection = {
  title: "Status.json",
  facts: [
    {
      id: "F26",
      statement:
        "In the main menu, while loading and after the game has ended, Status.json has Flags 0 and nothing else.",
      evidence: "6 of 6 samples from 2019 to 2026. On exit it is written in the second of Shutdown or one later.",
    },
    {
      id: "F27",
      statement:
        "The fields depend on where the player is. On foot there are Oxygen, Health, Temperature and SelectedWeapon, and no Pips, FireGroup, GuiFocus, Fuel and Cargo; in a station also no Gravity and no position. Oxygen is there exactly when bit 0 of Flags2 is set.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F28",
      statement: "Latitude and Longitude, in degrees, are there exactly when bit 21 of Flags is set.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F29",
      statement:
        "Pips is there exactly when one of the bits 24 to 26 is set, and never are two of these set. In the SRV and the fighter, FuelMain is 0.",
      evidence: "25 of 25 samples.",
    },
    { id: "F30", statement: "The three Pips add up to 12, and each is 0 to 8.", evidence: "15 of 15 samples." },
    {
      id: "F31",
      statement: "Altitude is in whole metres and never written on foot.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F32",
      statement: "Heading is signed on foot and 0 to 359 in vehicles.",
      evidence: "-132, -76, -70 and -45 on foot.",
    },
    {
      id: "F33",
      statement:
        "Bits exclude or need each other: docked or landed not in supercruise, bits 12 to 15 and 31 only in the SRV, bits 5 to 11 of Flags2 only on foot. Bit 19, low fuel, is set below 25 % of the tank. In hyperspace bits 17 and 30 and bit 19 of Flags2 are set, and FuelMain is already reduced. On foot the bits docked and landed of the ship stay set while it is there.",
      evidence: "25 samples, and the tables of the manual and of other readers.",
    },
    {
      id: "F34",
      statement:
        "Status.json is written when something changes, in place: the file is emptied and written again. A reader may find it empty or incomplete.",
      evidence: "Comments and retries in four readers. The period could not be measured from files.",
    },
  ],
};
