import type { State } from "../../src/state/index.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { integer } from "../words/numbers.ts";
import { localised, shown, spaced } from "../words/text.ts";
import { timeOf } from "../words/time.ts";

type Loadout = NonNullable<State["career"]["loadout"]>;

/** What is worn and carried on foot, the other loadouts seen, and what was upgraded. */
export function Gear({ career }: { readonly career: State["career"] }) {
  const { loadout, loadouts, upgrades } = career;
  const others = loadouts.filter(({ LoadoutID }) => LoadoutID !== loadout?.LoadoutID);
  return (
    <>
      <Cell
        title="Suit and loadout"
        span={8}
        aside={others.length === 0 ? undefined : `${others.length} other loadouts seen`}
      >
        {loadout === undefined ? (
          <Empty what="loadout, because nobody was on foot yet" isKnown={false} />
        ) : (
          <Worn loadout={loadout} />
        )}
      </Cell>
      <Cell title="Upgrades" span={4} aside="latest first">
        {upgrades.length === 0 ? (
          <Empty what="upgrade yet" isKnown />
        ) : (
          <Rows items={upgrades.toReversed()} most={6}>
            {({ timestamp, Name, Name_Localised, Class, Cost }) => (
              <span class="pair">
                <span>
                  {localised(Name, Name_Localised)} <span class="note">to class {Class}</span>
                </span>
                <span class="note">
                  {integer(Cost)} Cr, {timeOf(timestamp)}
                </span>
              </span>
            )}
          </Rows>
        )}
      </Cell>
    </>
  );
}

function Worn({ loadout }: { readonly loadout: Loadout }) {
  const { SuitName, SuitName_Localised, LoadoutName, SuitMods, Modules } = loadout;
  return (
    <>
      <Reading
        label={`Loadout “${shown(LoadoutName, 60)}”`}
        value={localised(SuitName, SuitName_Localised)}
        note={SuitMods.length === 0 ? undefined : SuitMods.slice(0, 12).map(modName).join(", ")}
      />
      <Rows items={Modules} most={10}>
        {({ SlotName, ModuleName, ModuleName_Localised, Class, WeaponMods }) => (
          <span class="pair">
            <span>
              {localised(ModuleName, ModuleName_Localised)} <span class="note">class {Class}</span>
            </span>
            <span class="note">
              {spaced(SlotName)}
              {WeaponMods.length === 0 ? "" : `, ${WeaponMods.slice(0, 6).map(modName).join(", ")}`}
            </span>
          </span>
        )}
      </Rows>
    </>
  );
}

/** `suit_nightvision` reads as `nightvision`. */
function modName(name: string): string {
  return shown(name, 40)
    .replace(/^(?:suit|weapon)_/i, "")
    .replaceAll("_", " ");
}
