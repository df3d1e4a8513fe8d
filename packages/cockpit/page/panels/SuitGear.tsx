import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayCount, displayInteger } from "../display/numbers.ts";
import { localisedText, displayText, spacedWords } from "../display/text.ts";
import { displayTimestamp } from "../display/time.ts";

type Loadout = NonNullable<CockpitState["career"]["loadout"]>;

/** The current suit and loadout, other loadouts, and upgrades. */
export function SuitGear({
  career,
  age,
}: {
  readonly career: CockpitState["career"];
  readonly age: string | undefined;
}) {
  const { loadout, loadouts, upgrades } = career;
  const others = loadouts.filter(({ LoadoutID }) => LoadoutID !== loadout?.LoadoutID);
  const seen = others.length === 0 ? [] : [`${displayCount(others.length, "other loadout")} seen`];
  const aside = [...seen, ...(age === undefined ? [] : [age])].join(", ");
  return (
    <>
      <Cell title="Suit and loadout" span={8} aside={aside === "" ? undefined : aside}>
        {loadout === undefined ? (
          <Empty what="loadout (the game writes it when you go on foot)" isKnown={false} />
        ) : (
          <Worn loadout={loadout} />
        )}
      </Cell>
      <Cell title="Upgrades" span={4} aside="latest first">
        {upgrades.length === 0 ? (
          <Empty what="upgrades yet" isKnown />
        ) : (
          <Rows items={upgrades.toReversed()} max={6}>
            {({ timestamp, Name, Name_Localised, Class, Cost }) => (
              <span class="pair">
                <span>
                  {localisedText(Name, Name_Localised)} <span class="note">to class {Class}</span>
                </span>
                <span class="note">
                  {displayInteger(Cost)} Cr, {displayTimestamp(timestamp)}
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
      <Readout
        label={`Loadout “${displayText(LoadoutName, 60)}”`}
        value={localisedText(SuitName, SuitName_Localised)}
        note={SuitMods.length === 0 ? undefined : SuitMods.slice(0, 12).map(modName).join(", ")}
      />
      <Rows items={Modules} max={10}>
        {({ SlotName, ModuleName, ModuleName_Localised, Class, WeaponMods }) => (
          <span class="pair">
            <span>
              {localisedText(ModuleName, ModuleName_Localised)} <span class="note">class {Class}</span>
            </span>
            <span class="note">
              {spacedWords(SlotName)}
              {WeaponMods.length === 0 ? "" : `, ${WeaponMods.slice(0, 6).map(modName).join(", ")}`}
            </span>
          </span>
        )}
      </Rows>
    </>
  );
}

/** Converts `suit_nightvision` to `nightvision`. */
function modName(name: string): string {
  return displayText(name, 40)
    .replace(/^(?:suit|weapon)_/i, "")
    .replaceAll("_", " ");
}
