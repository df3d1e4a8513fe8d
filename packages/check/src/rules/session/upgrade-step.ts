import type { Breach, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { keyIn, numberIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { isClass, readSuitName, weaponIn } from "../evidence/gear.ts";

const { UpgradeSuit } = sampleEvents;
const maxKept = 5000;

/** Upgrades that do not raise the class by one. */
export const upgradeStep: Rule = {
  id: "upgrade-step",
  group: "session",
  basis: { game: "The specification states no range of Class." },
  severity: { spec: "warning", live: "warning" },
  title: "An upgrade does not raise the class by one, or goes beyond 5.",
  why: "Inventories take the class from it.",
  restsOn: "F50 (Name holds the class before the upgrade)",
  evidence:
    "UpgradeSuit with a class in its name or after an upgrade of the same suit; UpgradeWeapon after a SuitLoadout or upgrade of the same weapon.",
  passes: [{ event: UpgradeSuit() }],
  fails: [{ event: UpgradeSuit({ Class: 4 }) }],
  start: () => {
    const suits = new Map<number | bigint, number>();
    const weapons = new Map<number | bigint, number>();
    const judge = (reached: number | undefined, before: number | undefined): RuleVerdict => {
      if (reached === undefined) return "undecided";
      const breach: Breach = {
        pointer: "/Class",
        expected: `class ${(before ?? 0) + 1}`,
        received: `class ${reached}`,
      };
      if (!isClass(reached)) return { ...breach, expected: "class 2 to 5" };
      if (before === undefined) return "undecided";
      return reached === before + 1 ? "holds" : breach;
    };
    const learn = (known: typeof suits, id: number | bigint | undefined, reached: number | undefined): void => {
      if (id === undefined) return;
      // An impossible class cannot be compared with the next one.
      known.delete(id);
      if (reached === undefined) return;
      if (known.size >= maxKept) known.clear();
      known.set(id, reached);
    };
    return {
      onEvent: {
        SuitLoadout: (event) => {
          for (const module of objectListIn(event, "Modules") ?? []) {
            const weapon = weaponIn(module);
            learn(weapons, weapon?.id, weapon?.class);
          }
        },
        UpgradeSuit: (event) => {
          const id = keyIn(event, "SuitID");
          const reached = numberIn(event, "Class");
          const before = id === undefined ? undefined : suits.get(id);
          learn(suits, id, isClass(reached) ? reached : undefined);
          return judge(reached, before ?? readSuitName(textIn(event, "Name") ?? "").class);
        },
        UpgradeWeapon: (event) => {
          const id = keyIn(event, "SuitModuleID");
          const reached = numberIn(event, "Class");
          const before = id === undefined ? undefined : weapons.get(id);
          learn(weapons, id, isClass(reached) ? reached : undefined);
          return judge(reached, before);
        },
      },
    };
  },
};
