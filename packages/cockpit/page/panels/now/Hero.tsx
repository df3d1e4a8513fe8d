import type { ComponentChildren } from "preact";
import type { PilotActivity } from "../../../src/state/observed/doing.ts";

/** How each activity is called, and its sign: a path in a box of 24. */
const looks: Readonly<Record<PilotActivity | "idle", { readonly name: string; readonly sign: string }>> = {
  jump: { name: "Travelling", sign: "M2 12h9M5 7h7M5 17h7M13 4l8 8-8 8" },
  scan: { name: "Surveying", sign: "M12 3a9 9 0 1 0 9 9M12 8a4 4 0 1 0 4 4M12 12l7-7" },
  land: { name: "Over a body", sign: "M12 3v9M8 8l4 4 4-4M3 19c6-5 12-5 18 0" },
  sample: { name: "Sampling life", sign: "M12 21v-9M12 12C6 12 4 8 4 4c5 0 8 3 8 8ZM12 15c0-5 3-8 8-8 0 5-3 8-8 8Z" },
  fight: { name: "Fighting", sign: "M12 2v5M12 17v5M2 12h5M17 12h5M12 6a6 6 0 1 0 .01 0Z" },
  mine: { name: "Mining", sign: "M4 9l5-5 8 2 4 7-4 7-9 1-5-6ZM9 4l2 7-8 4M11 11l10 2M11 11l-3 9" },
  trade: { name: "Trading", sign: "M4 8h13l-4-4M20 16H7l4 4" },
  dock: { name: "In port", sign: "M12 3l8 5v8l-8 5-8-5V8ZM8 12h8" },
  walk: { name: "On foot", sign: "M13 3a1.6 1.6 0 1 0 .01 0ZM12 8l-3 3v3M12 8l1 6-3 7M13 14l3 7M12 8l4 4 2-1" },
  drive: { name: "Driving", sign: "M3 14l3-5h9l4 5h2v3H3ZM7 17a2 2 0 1 0 .01 0ZM17 17a2 2 0 1 0 .01 0Z" },
  idle: { name: "Not flying", sign: "M12 3a9 9 0 1 0 .01 0ZM9 9v6M15 9v6" },
};

interface HeroProps {
  readonly activity: PilotActivity | undefined;
  /** Instead of the name of the activity. */
  readonly name?: string | undefined;
  /** A short text above the title: what the title is. */
  readonly lead?: string | undefined;
  readonly title: string;
  readonly note?: ComponentChildren;
  /** A picture to the right of the text. */
  readonly picture?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** What the pilot does now, in the largest type of the page. */
export function Hero({ activity, name, lead, title, note, picture, children }: HeroProps) {
  const look = looks[activity ?? "idle"];
  return (
    <section class={`hero ${activity ?? "idle"}`} aria-label="What now">
      <div class="hero-text">
        <h2 class="doing">
          <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={look.sign} />
          </svg>
          {name ?? look.name}
        </h2>
        {lead !== undefined && <p class="lead">{lead}</p>}
        {/* Another title comes in with a movement. */}
        <p key={title} class={title.length > 22 ? "hero-title long" : "hero-title"}>
          {title}
        </p>
        {note !== undefined && <p class="hero-note">{note}</p>}
      </div>
      {picture !== undefined && <div class="hero-picture">{picture}</div>}
      {children}
    </section>
  );
}
