import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { OutfitModule, OutfitTopic } from "../../src/state/observed/outfit.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { blueprintName, moduleName, slotName } from "@shipslog/contract/words";
import { displayCount, displayDecimal, displayPercent } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

interface FittedModulesProps {
  readonly ship: CockpitState["ship"];
  readonly outfit: OutfitTopic | undefined;
  /** When Loadout was written, if before this session. */
  readonly age: string | undefined;
}

/** The fitted modules: from ModulesInfo.json with their power, otherwise from Loadout; engineering always from Loadout. */
export function FittedModules({ ship, outfit, age }: FittedModulesProps) {
  const fitted = outfit?.modules.filter(isModule) ?? [];
  const bySlot = new Map(fitted.map((module) => [module.slot, module]));
  if (ship.modules !== undefined) {
    return (
      <Cell title="Fitted modules" span={12} aside={displayCount(ship.modules.length, "module")}>
        <Rows items={ship.modules} max={80} class="modules">
          {({ Slot, Item, Power, Priority }) => (
            <div class="module">
              <span>{displayText(moduleName(Item))}</span>
              <span class="note">
                {displayText(slotName(Slot))}
                {Priority === undefined ? "" : `, priority ${Priority + 1}`}
                {noteOf(bySlot.get(Slot))}
              </span>
              <span class="figure">{Power === undefined || Power === 0 ? "" : `${displayDecimal(Power, 2)} MW`}</span>
            </div>
          )}
        </Rows>
      </Cell>
    );
  }
  return (
    <Cell
      title="Fitted modules"
      span={12}
      aside={[displayCount(fitted.length, "module"), age].filter(Boolean).join(", ")}
    >
      {outfit === undefined ? (
        <Empty what="modules" isKnown={false} />
      ) : (
        <Rows items={fitted} max={80} class="modules">
          {(module) => (
            <div class="module">
              <span>{displayText(moduleName(module.item))}</span>
              <span class="note">
                {displayText(slotName(module.slot))}
                {noteOf(module)}
              </span>
              <span class="figure">{module.isOn === false ? "off" : ""}</span>
            </div>
          )}
        </Rows>
      )}
    </Cell>
  );
}

/** Paint jobs, decals and other decoration are listed as modules too. */
const decoration =
  /^(?:decal|paintjob|shipname|shipid|shipkit|bobble|vesselvoice|engine_?colour|weapon_?colour|stringlights|cockpit|shipcockpit)/i;

function isModule({ slot }: OutfitModule): boolean {
  return !decoration.test(slot);
}

function noteOf(module: OutfitModule | undefined): string {
  const { engineering, health } = module ?? {};
  const damage = health !== undefined && health < 1 ? `, health ${displayPercent(health)}` : "";
  if (engineering === undefined) return damage;
  const { blueprint, level, effect } = engineering;
  const grade = level === undefined ? "" : ` grade ${level}`;
  const special = effect === undefined ? "" : ` with ${displayText(effect, 40)}`;
  return `, ${displayText(blueprintName(blueprint))}${grade}${special}${damage}`;
}
