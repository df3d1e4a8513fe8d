import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { cardIds } from "../derived/cards.ts";
import { alertBy, alertsOn, alertWays, canAlert, switchAlert } from "./alerts.ts";
import {
  arrangementOf,
  chooseLayout,
  inOrder,
  layoutNames,
  moveCell,
  removeLayout,
  resetLayout,
  saveLayout,
  showCell,
} from "./arrangements.ts";
import { panelName, type PanelId } from "./panels.ts";
import { canKeepAwake, isAwake, keepAwake } from "./wakeLock.ts";

interface MoreProps {
  readonly isOpen: Signal<boolean>;
  /** The panel whose cells can be arranged. */
  readonly panel: PanelId;
  readonly onFind: () => void;
  readonly onEvening: () => void;
}

/** What belongs to this device: alerts, the screen, the arrangement of cells; and what else the page can do. */
export function More({ isOpen, panel, onFind, onEvening }: MoreProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  const leaveFor = (action: () => void) => () => {
    isOpen.value = false;
    action();
  };
  return (
    <dialog ref={dialog} class="help more" aria-labelledby="more-title" onClose={() => (isOpen.value = false)}>
      <h2 id="more-title">More</h2>
      <p class="actions">
        <button type="button" onClick={leaveFor(onEvening)}>
          Evening card
        </button>
        <button type="button" onClick={leaveFor(onFind)}>
          Find (Ctrl-K)
        </button>
      </p>
      <h3>Alerts on this device</h3>
      <ul class="choices">
        {alertWays.map((way) => (
          <li key={way}>
            <label>
              <input
                type="checkbox"
                checked={alertsOn.value.includes(way)}
                disabled={!canAlert(way)}
                onChange={({ currentTarget }) => {
                  switchAlert(way, currentTarget.checked)
                    .then(() => (currentTarget.checked = alertsOn.value.includes(way)))
                    .catch(() => undefined);
                }}
              />
              {way}
            </label>
            <button type="button" disabled={!canAlert(way)} onClick={() => alertBy("Test of the alert", [way])}>
              Test <span class="hidden">{way}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="note">An alert tells each new alarm of the commander who plays while this page is open.</p>
      <h3>Screen</h3>
      <ul class="choices">
        <li>
          <label>
            <input
              type="checkbox"
              checked={isAwake.value}
              disabled={!canKeepAwake()}
              onChange={({ currentTarget }) => {
                keepAwake(currentTarget.checked).catch(() => undefined);
              }}
            />
            keep it on while this page is visible
          </label>
        </li>
      </ul>
      <Layouts />
      {isOpen.value && <Arrange panel={panel} />}
      <h3>Strips for a stream</h3>
      <p class="note">
        Add <code>?card=fuel,route&theme=dark&scale=2</code> to the address: {cardIds.join(", ")}.
      </p>
      <button type="button" onClick={() => (isOpen.value = false)}>
        Close
      </button>
    </dialog>
  );
}

/** The layouts of this device: choose one, give the present one a name, forget one. */
function Layouts() {
  const name = useSignal("");
  const { names, chosen } = layoutNames();
  return (
    <>
      <h3>Layout</h3>
      <p class="layouts">
        <select
          aria-label="Layout of this device"
          value={chosen}
          onChange={({ currentTarget }) => chooseLayout(currentTarget.value)}
        >
          {names.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <button type="button" disabled={names.length < 2} onClick={removeLayout}>
          Remove
        </button>
      </p>
      <form
        class="layouts"
        onSubmit={(event) => {
          event.preventDefault();
          if (saveLayout(name.value)) name.value = "";
        }}
      >
        <input
          aria-label="Name of a new layout"
          placeholder="Name, such as Mining"
          maxLength={40}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
        <button type="submit" disabled={name.value.trim() === ""}>
          Save as
        </button>
      </form>
    </>
  );
}

/** The cells of a panel with a box to show each, and buttons to move it. */
function Arrange({ panel }: { readonly panel: PanelId }) {
  const { hidden } = arrangementOf(panel);
  const cells = [...document.querySelectorAll(`#panel-${panel} .deck > .cell`)];
  const titles = inOrder(
    panel,
    cells.map(({ ariaLabel }) => ariaLabel ?? ""),
  );
  if (titles.length === 0) return null;
  return (
    <>
      <h3>Cells of {panelName(panel)}</h3>
      <ul class="choices">
        {titles.map((title, at) => (
          <li key={title}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(title)}
                onChange={({ currentTarget }) => showCell(panel, title, currentTarget.checked)}
              />
              {title}
            </label>
            <span>
              <button
                type="button"
                disabled={at === 0}
                aria-label={`Move ${title} up`}
                onClick={() => moveCell(panel, titles, title, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={at === titles.length - 1}
                aria-label={`Move ${title} down`}
                onClick={() => moveCell(panel, titles, title, 1)}
              >
                ↓
              </button>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => resetLayout(panel)}>
        As built
      </button>
    </>
  );
}
