import { useSignal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

interface LateProps<Given extends object> {
  readonly isOpen: Signal<boolean>;
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
}

/** A part of the page that is loaded when it is opened for the first time, so that the first paint does not wait for it. */
export function Late<Given extends object>({ isOpen, load, given }: LateProps<Given>) {
  const loaded = useSignal<{ readonly Part: ComponentType<Given> } | undefined>(undefined);
  useEffect(() => {
    if (!isOpen.value || loaded.value !== undefined) return;
    load().then(
      (Part) => (loaded.value = { Part }),
      () => (isOpen.value = false),
    );
  }, [isOpen.value]);
  if (loaded.value === undefined) return null;
  const { Part } = loaded.value;
  return <Part {...given} />;
}
