import { useComputed, useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { PageModel } from "../PageModel.ts";
import { lineSentence } from "../derived/lineSentence.ts";
import { displayText, localisedText } from "../display/text.ts";
import { displayWhen } from "../display/time.ts";
import { panels, type PanelId } from "./panels.ts";

/** What the palette offers: words to find it by, a sort, and what it does. */
interface Choice {
  readonly words: string;
  readonly sort: string;
  readonly act: () => void;
}

interface FindDialogProps {
  readonly isOpen: Signal<boolean>;
  readonly model: PageModel;
  readonly onPanel: (panel: PanelId) => void;
  /** Other actions of the page, by name. */
  readonly actions: Readonly<Record<string, () => void>>;
  /** Shows the journal with a filter. */
  readonly onFind: (text: string) => void;
}

const mostShown = 12;

/** Ctrl-K: panels, actions, bodies, stations and lines by a few letters. */
export function FindDialog({ isOpen, model, onPanel, actions, onFind }: FindDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useSignal("");
  const at = useSignal(0);
  // With the signal and not after the next frame: who presses Ctrl-K right after Enter would type into the list of before.
  useSignalEffect(() => {
    if (isOpen.value) {
      wanted.value = "";
      at.value = 0;
      dialog.current?.showModal();
    } else dialog.current?.close();
  });
  const found = useComputed(() =>
    isOpen.value ? matching(choicesOf(model, onPanel, actions, onFind), wanted.value) : [],
  );
  const act = (choice: Choice | undefined): void => {
    isOpen.value = false;
    choice?.act();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      at.value = Math.max(0, Math.min(found.value.length - 1, at.value + step));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      act(found.value[at.value]);
    }
    // The first Escape would only clear the field.
    if (event.key === "Escape") {
      event.preventDefault();
      isOpen.value = false;
    }
  };
  /** The browser tells of a closed dialog later, when it may be open again. */
  const onClose = (): void => {
    if (dialog.current?.open !== true) isOpen.value = false;
  };
  return (
    <dialog ref={dialog} class="palette" aria-label="Find" onClose={onClose}>
      <input
        type="search"
        aria-label="Find a panel, body, station or line"
        aria-controls="palette-list"
        aria-activedescendant={found.value.length === 0 ? undefined : `palette-${at.value}`}
        placeholder="Panel, body, station or line"
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value;
          at.value = 0;
        }}
        onKeyDown={onKeyDown}
      />
      <ul id="palette-list" role="listbox" aria-label="Found">
        {found.value.map((choice, index) => (
          <li
            key={`${choice.sort} ${choice.words} ${index}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === at.value}
            onClick={() => act(choice)}
          >
            <span>{choice.words}</span>
            <span class="note">{choice.sort}</span>
          </li>
        ))}
      </ul>
      {found.value.length === 0 && <p class="empty">Nothing found.</p>}
    </dialog>
  );
}

function choicesOf(
  model: PageModel,
  onPanel: (panel: PanelId) => void,
  actions: Readonly<Record<string, () => void>>,
  onFind: (text: string) => void,
): readonly Choice[] {
  const { bodies, system, signals, tail, session } = model.state.value;
  const known = [...(bodies?.bodies ?? [])];
  const stations = (signals?.signals ?? []).filter(({ isStation }) => isStation);
  const { port } = system;
  return [
    ...panels.map(({ id, name }) => ({ words: name, sort: "panel", act: () => onPanel(id) })),
    ...Object.entries(actions).map(([words, act]) => ({ words, sort: "action", act })),
    ...(port === undefined
      ? []
      : [
          {
            words: localisedText(port.StationName, port.StationName_Localised),
            sort: "port",
            act: () => onPanel("system"),
          },
        ]),
    ...stations.map(({ name, localised }) => ({
      words: localisedText(name, localised),
      sort: "station",
      act: () => onPanel("system"),
    })),
    ...known.map(({ name }) => ({ words: displayText(name ?? "", 60), sort: "body", act: () => onPanel("system") })),
    ...tail.lines.toReversed().map((line) => ({
      words: lineSentence(line) || displayText(line.kind ?? "", 60),
      sort: displayWhen(line.timestamp, session.startedAtMs) ?? "line",
      act: () => onFind(line.kind ?? ""),
    })),
  ];
}

/** Those that contain every word, those that begin with the text first. */
function matching(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ words: text }) => words.every((word) => text.toLowerCase().includes(word)));
  const begins = ({ words: text }: Choice) => text.toLowerCase().startsWith(words.join(" "));
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))].slice(0, mostShown);
}
