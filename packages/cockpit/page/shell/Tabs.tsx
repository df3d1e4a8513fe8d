import { useEffect, useRef } from "preact/hooks";
import { panels, type PanelId } from "./panels.ts";

interface TabsProps {
  /** The panels that are shown, one or more side by side. */
  readonly shown: readonly PanelId[];
  readonly onChoose: (panel: PanelId) => void;
}

/** The panel tabs: at the side on wide screens, at the bottom on phones. */
export function Tabs({ shown, onChoose }: TabsProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone, not all tabs fit.
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);
  return (
    <nav ref={list} class="tabs" aria-label="Panels">
      {panels.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-current={shown.includes(id) ? "page" : undefined}
          onClick={() => onChoose(id)}
        >
          {name}
          <kbd aria-hidden="true">{(index + 1) % 10}</kbd>
        </button>
      ))}
    </nav>
  );
}
