import { panels, type PanelId } from "./panels.ts";

interface TabsProps {
  /** The panels that are shown, one or more side by side. */
  readonly shown: readonly PanelId[];
  readonly onChoose: (panel: PanelId) => void;
}

/** The panel tabs: at the side on wide screens, at the bottom on phones. */
export function Tabs({ shown, onChoose }: TabsProps) {
  return (
    <nav class="tabs" aria-label="Panels">
      {panels.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-current={shown.includes(id) ? "page" : undefined}
          onClick={() => onChoose(id)}
        >
          {name}
          <kbd aria-hidden="true">{index + 1}</kbd>
        </button>
      ))}
    </nav>
  );
}
