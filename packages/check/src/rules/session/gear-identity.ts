import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { keyIn, numberIn, objectListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { isClass, suitIn, weaponIn, type GearItem } from "../evidence/gear.ts";

const { SuitLoadout, UpgradeSuit } = sampleEvents;
const maxKept = 5000;
const later = { timestamp: "2026-05-01T12:40:00Z" };

/** Suits and weapons that change without an upgrade. */
export const gearIdentity: Rule = {
  id: "gear-identity",
  group: "session",
  basis: { game: "The specification does not say that an id keeps its model." },
  severity: { spec: "warning", live: "warning" },
  title: "A suit or weapon changed its model, or its class without an upgrade.",
  why: "Inventories key suits and weapons by id and show model and class.",
  restsOn: "Measured on the real journals",
  evidence: "The same SuitID or SuitModuleID twice in a session.",
  passes: [
    { event: SuitLoadout() },
    { event: UpgradeSuit() },
    { event: SuitLoadout({ ...later, SuitName: "explorationsuit_class3" }) },
  ],
  fails: [
    { event: SuitLoadout() },
    { event: UpgradeSuit() },
    { event: SuitLoadout({ ...later, SuitName: "tacticalsuit_class3" }) },
  ],
  start: () => {
    const known = { suit: new Map<number | bigint, GearItem>(), weapon: new Map<number | bigint, GearItem>() };
    type Sort = keyof typeof known;
    const keep = (sort: Sort, gear: GearItem): void => {
      if (known[sort].size >= maxKept) known[sort].clear();
      known[sort].set(gear.id, gear);
    };
    const judge = (sort: Sort, gear: GearItem | undefined, pointers: readonly [string, string]): RuleVerdict => {
      if (gear === undefined) return "undecided";
      const before = known[sort].get(gear.id);
      keep(sort, gear);
      if (before === undefined) return "undecided";
      if (gear.model !== before.model) return { pointer: pointers[0], expected: before.model, received: gear.model };
      if (gear.class === before.class || gear.class === undefined || before.class === undefined) return "holds";
      return {
        pointer: pointers[1],
        expected: `class ${before.class}`,
        received: `class ${gear.class}`,
      };
    };
    const upgrade =
      (sort: Sort, field: string): OnEvent =>
      (event) => {
        const id = keyIn(event, field);
        const reached = numberIn(event, "Class");
        const before = id === undefined ? undefined : known[sort].get(id);
        if (before !== undefined) keep(sort, { ...before, class: isClass(reached) ? reached : undefined });
      };
    return {
      onEvent: {
        SuitLoadout: (event) => [
          judge("suit", suitIn(event), ["/SuitName", "/SuitName"]),
          ...(objectListIn(event, "Modules") ?? []).map((module, index) => {
            const around = `/Modules/${index}`;
            return judge("weapon", weaponIn(module), [`${around}/ModuleName`, `${around}/Class`]);
          }),
        ],
        UpgradeSuit: upgrade("suit", "SuitID"),
        UpgradeWeapon: upgrade("weapon", "SuitModuleID"),
      },
    };
  },
};
