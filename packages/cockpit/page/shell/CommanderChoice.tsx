import type { KnownCommander } from "../../src/state/derived/viewCommander.ts";
import { displayText } from "../display/text.ts";
import { displayAge } from "../display/time.ts";
import type { PageModel } from "../PageModel.ts";

interface CommanderChoiceProps {
  readonly model: PageModel;
  /** The text between the place and the name of an only commander. */
  readonly before: string;
}

/** The commander whose facts the page shows; with more than one in the folder, a choice between them. */
export function CommanderChoice({ model, before }: CommanderChoiceProps) {
  const commanders = model.commanders.value;
  const [current] = commanders;
  if (commanders.length < 2 || current === undefined) {
    const { name } = model.state.value.session.commander;
    return name === undefined ? null : <>{[before, titleOf(name)]}</>;
  }
  const { id = current.id } = model.commander.value ?? {};
  const { timeMs } = model.playing.value.session;
  return (
    <label class="commander-choice">
      <span class="hidden">Commander</span>
      <select value={id} onChange={({ currentTarget }) => model.chooseCommander(idOf(currentTarget.value, current))}>
        {commanders.map((each) => (
          <option key={each.id} value={each.id}>
            {[titleOf(each.name ?? each.id), each === current ? "current" : displayAge(each.loadedAt, timeMs)]
              .filter((word) => word !== undefined)
              .join(", ")}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whoever chooses the current commander follows the game, also to the next one. */
function idOf(id: string, current: KnownCommander): string | undefined {
  return id === current.id ? undefined : id;
}

function titleOf(name: string): string {
  return `CMDR ${displayText(name, 40)}`;
}
