import { cardFacts, type CardId } from "../derived/cards.ts";
import type { PageModel } from "../PageModel.ts";

/** Strips for a stream: a few figures over nothing, as large as the address asks. */
export function Strip({ ids, model }: { readonly ids: readonly CardId[]; readonly model: PageModel }) {
  return (
    <main class="strip" aria-label="Strips">
      {ids.map((id) => (
        <StripCard key={id} id={id} model={model} />
      ))}
    </main>
  );
}

function StripCard({ id, model }: { readonly id: CardId; readonly model: PageModel }) {
  const { label, value, note, share } = cardFacts(id, model.playing.value);
  return (
    <section class="strip-card" aria-label={label}>
      <h2>{label}</h2>
      <p class="strip-value">{value ?? "—"}</p>
      {note !== undefined && <p class="strip-note">{note}</p>}
      {share !== undefined && <progress max={1} value={Math.min(1, Math.max(0, share))} aria-label={label} />}
    </section>
  );
}
