import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { labelledStars } from "./labelledStars.ts";
import { placeLabels } from "./placeLabels.ts";
import { mapSummary, PlaneMap } from "./PlaneMap.tsx";
import type { SpaceMap } from "./spaceMap.ts";
import type { GalaxyProps } from "./GalaxyMap.tsx";
import type { MapStar } from "./MapStar.ts";

interface StarMapProps {
  readonly stars: readonly MapStar[];
  /** The current theme; the map reads its colours again when it changes. */
  readonly theme: string;
}

type GalaxyTravels = Omit<GalaxyProps, "theme">;

/** The star map in 3D, or as a flat chart when the browser has no WebGL or the user selects 2D. */
export function StarMap({ stars, theme, travels }: StarMapProps & { readonly travels: GalaxyTravels }) {
  const view = useSignal<"space" | "plane" | "galaxy">("space");
  const canSpace = useSignal(hasWebGl());
  if (stars.length === 0) return <p class="empty">No route plotted and no jumps yet.</p>;
  const isGalaxy = view.value === "galaxy";
  const isSpace = view.value === "space" && canSpace.value;
  return (
    <div class="star-map">
      <div class="choice" role="group" aria-label="View of the map">
        <button type="button" aria-pressed={isSpace} disabled={!canSpace.value} onClick={() => (view.value = "space")}>
          3D
        </button>
        <button type="button" aria-pressed={!isSpace && !isGalaxy} onClick={() => (view.value = "plane")}>
          2D
        </button>
        <button type="button" aria-pressed={isGalaxy} onClick={() => (view.value = "galaxy")}>
          Galaxy
        </button>
      </div>
      {isGalaxy ? (
        <LazyGalaxy {...travels} theme={theme} />
      ) : isSpace ? (
        <SpaceView stars={stars} theme={theme} onFailure={() => (canSpace.value = false)} />
      ) : (
        <PlaneMap stars={stars} />
      )}
    </div>
  );
}

/** The galaxy is loaded when somebody opens it. */
function LazyGalaxy(props: GalaxyProps) {
  const view = useSignal<((props: GalaxyProps) => JSX.Element) | undefined>(undefined);
  useEffect(() => {
    import("./GalaxyMap.tsx").then(
      ({ GalaxyMap }) => (view.value = GalaxyMap),
      () => undefined,
    );
  }, []);
  const View = view.value;
  return View === undefined ? <div class="galaxy" /> : <View {...props} />;
}

/** Checked before the map is loaded, so that browsers without WebGL do not download it. */
function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

function SpaceView({ stars, theme, onFailure }: StarMapProps & { readonly onFailure: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const map = useRef<SpaceMap | undefined>(undefined);
  const latest = useRef(stars);
  latest.current = stars;
  const labelled = labelledStars(stars);
  const places = useRef(labelled);
  places.current = labelled;

  useEffect(() => {
    let isGone = false;
    // A browser takes the context back when the graphics driver restarts, or when too many maps are open.
    canvas.current?.addEventListener("webglcontextlost", () => {
      if (!isGone) onFailure();
    });
    const open = async (): Promise<void> => {
      const { openSpaceMap } = await import("./spaceMap.ts");
      if (isGone || canvas.current === null) return;
      const choice = labels.current?.closest(".star-map")?.querySelector(".choice");
      map.current = openSpaceMap(canvas.current, (spots) => {
        const named = places.current.map((at) => spots[at]);
        placeLabels(labels.current, named, choice);
      });
      map.current.show(latest.current);
    };
    open().catch(onFailure);
    return () => {
      isGone = true;
      map.current?.close();
    };
  }, []);
  useEffect(() => map.current?.show(stars), [stars]);
  useEffect(() => map.current?.repaint(), [theme]);

  return (
    <div class="space-map">
      <canvas
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={`${mapSummary(stars)}. Use the arrow keys to rotate it.`}
      />
      <div ref={labels} class="labels" aria-hidden="true">
        {labelled.map((at) => (
          <span key={at} class={stars[at]?.role}>
            {stars[at]?.name}
          </span>
        ))}
      </div>
    </div>
  );
}
