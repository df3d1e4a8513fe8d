import { panels, type PanelId } from "./panels.ts";

interface TabsProps {
  readonly current: PanelId;
  readonly onChoose: (panel: PanelId) => void;
}

/** The way between panels: along the side on a desk, at the thumb on a phone. */
export function Tabs({ current, onChoose }: TabsProps) {
  return (
    <nav class="tabs" aria-label="Panels">
      {panels.map(({ id, name }, index) => (
        <button key={id} type="button" aria-current={id === current ? "page" : undefined} onClick={() => onChoose(id)}>
          {name}
          <kbd aria-hidden="true">{index + 1}</kbd>
        </button>
      ))}
    </nav>
  );
}
