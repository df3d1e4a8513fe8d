import type { LightTone } from "../../src/state/derived/lights.ts";

/** One annunciator light: lit, dark, or not known yet. */
export interface Lamp {
  readonly name: string;
  readonly label: string;
  /** As the specification words it. */
  readonly meaning: string;
  readonly tone: LightTone;
  readonly isLit: boolean | undefined;
}

const spoken = { true: "on", false: "off", undefined: "not known yet" } as const;

/** The grid of annunciator lights; dark lamps keep their place, so that a light is found by where it is. */
export function Annunciators({ lamps }: { readonly lamps: readonly Lamp[] }) {
  return (
    <ul class="lamps">
      {lamps.map(({ name, label, meaning, tone, isLit }) => (
        <li
          key={name}
          data-bit={name}
          title={meaning}
          class={`lamp moves tone-${tone} is-${spoken[`${isLit}`].replaceAll(" ", "-")}`}
        >
          {label}
          <span class="hidden">: {spoken[`${isLit}`]}</span>
        </li>
      ))}
    </ul>
  );
}
