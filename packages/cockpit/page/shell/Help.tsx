import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { panels } from "./panels.ts";

const keys = [
  [`1 – ${panels.length}`, "go to a panel"],
  ["Ctrl K", "find a panel, body, station or line"],
  ["/", "filter the journal"],
  ["↑ ↓", "go from line to line in the journal"],
  ["← → ↑ ↓", "rotate the star map, or go from body to body, while the map has the focus"],
  ["Space", "play or pause the past"],
  ["← →", "one minute back or forward"],
  ["N", "return to now"],
  ["T", "change the theme"],
  ["?", "show this help"],
] as const;

/** A dialog with the keyboard shortcuts. */
export function Help({ isOpen }: { readonly isOpen: Signal<boolean> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={() => (isOpen.value = false)}>
      <h2 id="help-title">Keys</h2>
      <table>
        <tbody>
          {keys.map(([key, action]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => (isOpen.value = false)}>
        Close
      </button>
    </dialog>
  );
}
