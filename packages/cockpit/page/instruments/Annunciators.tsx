import type { LightTone } from "../../src/state/derived/lights.ts";

/** One annunciator lamp: on, off, or not known yet. */
export interface Lamp {
  readonly name: string;
  readonly label: string;
  /** The wording of the specification. */
  readonly meaning: string;
  readonly tone: LightTone;
  readonly isLit: boolean | undefined;
}

const stateNames = { true: "on", false: "off", undefined: "not known yet" } as const;

/** The grid of annunciator lamps; lamps keep their place when they are off. */
export function Annunciators({ lamps }: { readonly lamps: readonly Lamp[] }) {
  return (
    <ul class="lamps">
      {lamps.map(({ name, label, meaning, tone, isLit }) => (
        <li
          key={name}
          data-bit={name}
          title={meaning}
          class={`lamp moves tone-${tone} is-${stateNames[`${isLit}`].replaceAll(" ", "-")}`}
        >
          {label}
          <span class="hidden">: {stateNames[`${isLit}`]}</span>
        </li>
      ))}
    </ul>
  );
}
