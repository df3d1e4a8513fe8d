import {
  observedTriggers,
  sessionFacts,
  specifiedTriggers,
  type SessionFact,
  type TriggerForm,
} from "@shipslog/contract";
import type { Table } from "../../text/TextPage.ts";

/** Explains when events of a kind may be written, and what they prove about the session. */
export function triggerBlocks(kind: string): readonly (string | Table)[] {
  const rows = [...specifiedTriggers, ...observedTriggers]
    .filter((trigger) => trigger.kind === kind)
    .flatMap(({ form, needs = [], proves = {}, forgets = [], clearBits = [], screen, statement }) => {
      const about = form === undefined ? "every event" : describeForm(form);
      const basis = statement ?? "known from the game";
      const facts = Object.entries(proves) as [SessionFact, boolean | TriggerForm][];
      const texts = [
        ["needs", needs.map((fact) => sessionFacts[fact].text)],
        ["proves", facts.map(([fact, proof]) => describeProof(fact, proof))],
        ["leaves open", forgets.map((fact) => sessionFacts[fact].text)],
        ["not in a second with", clearBits],
        ["shows", screen === undefined ? [] : [screen]],
      ] as const;
      return texts
        .filter(([, parts]) => parts.length > 0)
        .map(([word, parts]) => [about, word, parts.join("; "), basis]);
    });
  return rows.length === 0 ? [] : ["When it may be written:", { rows }];
}

function describeProof(fact: SessionFact, proof: boolean | TriggerForm): string {
  const { text } = sessionFacts[fact];
  if (typeof proof === "boolean") return proof ? text : `not ${text}`;
  return `${text} if ${describeForm(proof)}`;
}

function describeForm({ field, is }: TriggerForm): string {
  if (is === "present") return `with ${field}`;
  return "value" in is ? `${field} is ${is.value}` : `${field} has ${is.has}`;
}
