import type { PageModel } from "../PageModel.ts";
import { displayText } from "../display/text.ts";

/** Before the first line: which folder the cockpit watches, and what to do next. */
export function EmptyNotice({ model }: { readonly model: PageModel }) {
  if (model.phase.value.phase !== "waiting") return null;
  const source = model.source.value;
  return (
    <section class="notice" aria-label="Nothing to show yet">
      <p>
        <strong>No journal yet.</strong>{" "}
        {source === undefined ? "The cockpit shows the first line as soon as it is written." : "The cockpit watches "}
        {source !== undefined && <code>{displayText(source, 300)}</code>}
      </p>
      <p class="soft">
        Start the game and load your commander; the panels fill by themselves.{" "}
        {model.leave === undefined ? <ElsewhereServed /> : "If your journals are elsewhere, choose their folder."}
      </p>
    </section>
  );
}

/** What to do when a server watches the wrong folder. */
function ElsewhereServed() {
  return (
    <>
      If your journals are elsewhere, stop the cockpit and start it with their folder:{" "}
      <code>shipslog cockpit FOLDER</code>. To see it without the game: <code>shipslog cockpit --simulate</code>.
    </>
  );
}
