import type { FieldNotes } from "./FieldNotes.ts";

/** Upgrading a hand weapon. */
export const upgradeWeaponNotes: FieldNotes = {
  notes: {
    Resources: [
      { text: "Its elements have the shape of those of UpgradeSuit.", checked: ["wrong-type", "field-missing"] },
    ],
  },
};
