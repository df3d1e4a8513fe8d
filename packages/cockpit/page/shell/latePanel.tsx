import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/** A panel that is loaded when it is first shown, so that the first paint does not wait for it. A failed load is repeated the next time. */
export function latePanel<Given extends object>(load: () => Promise<ComponentType<Given>>): ComponentType<Given> {
  const loaded = signal<{ readonly Panel: ComponentType<Given> } | undefined>(undefined);
  return function LatePanel(given: Given) {
    useEffect(() => {
      if (loaded.value !== undefined) return;
      load().then(
        (Panel) => (loaded.value = { Panel }),
        () => undefined,
      );
    }, []);
    if (loaded.value === undefined) return null;
    const { Panel } = loaded.value;
    return <Panel {...given} />;
  };
}
