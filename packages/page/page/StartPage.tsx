import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ThemeSwitch } from "../../cockpit/page/shell/ThemeSwitch.tsx";
import type { CockpitEnvironment } from "./show/FolderCockpit.tsx";
import { Intake } from "./sources/Intake.tsx";
import type { ChosenJournals } from "./sources/ChosenJournals.ts";

/** What the page needs of the browser. */
export interface BrowserParts extends CockpitEnvironment {
  readonly drawSeed: () => number;
  /** Draws a secret that nobody can guess. */
  readonly drawKey: () => string;
}

/** What the page does. */
const tasks = {
  show: { name: "Show", lead: "Your ship, its route and the quality of its journal, live while you play." },
  check: { name: "Check", lead: "What is wrong in a journal, why, and where." },
  simulate: {
    name: "Simulate",
    lead: "The journal of a session that nobody played, to look at or to test a tool with.",
  },
} as const;

type Task = keyof typeof tasks;

/** The task that the address asks for: `#check`. */
function taskIn({ hash }: Location): Task {
  const wanted = hash.slice(1);
  return wanted === "check" || wanted === "simulate" ? wanted : "show";
}

interface Loaded<Given> {
  readonly Part: ComponentType<Given>;
}

/** The start: a choice of tasks, then the one that was chosen. */
export function StartPage({ environment }: { readonly environment: BrowserParts }) {
  const task = useSignal<Task>(taskIn(location));
  const shown = useSignal<ChosenJournals | undefined>(undefined);
  useEffect(() => {
    const follow = (): void => void (shown.value === undefined && (task.value = taskIn(location)));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const show = (source: ChosenJournals): void => {
    history.replaceState(null, "", location.pathname + location.search);
    shown.value = source;
  };
  if (shown.value !== undefined) {
    // A new start is the plainest end of a worker and of all that has been drawn.
    const leave = (): void => location.reload();
    const given = { source: shown.value, environment, onLeave: leave };
    return <Later load={async () => (await import("./show/FolderCockpit.tsx")).FolderCockpit} given={given} />;
  }
  return (
    <div class="start">
      <header class="start-bar">
        <h1>Shipslog</h1>
        <nav aria-label="Tasks">
          {(Object.keys(tasks) as Task[]).map((each) => (
            <a key={each} href={`#${each}`} aria-current={each === task.value ? "page" : undefined}>
              {tasks[each].name}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main>
        <h2>{tasks[task.value].name}</h2>
        <p class="lead">{tasks[task.value].lead}</p>
        <TaskView key={task.value} task={task.value} environment={environment} onShow={show} />
      </main>
      <footer>
        <p>
          Everything happens in this browser: nothing is installed, and nothing leaves your machine. Journals are only
          read. Shipslog is a community project, not made or endorsed by the game's publisher.
        </p>
      </footer>
    </div>
  );
}

interface TaskProps {
  readonly task: Task;
  readonly environment: BrowserParts;
  readonly onShow: (source: ChosenJournals) => void;
}

function TaskView({ task, environment, onShow }: TaskProps): JSX.Element {
  const checked = useSignal<ChosenJournals | undefined>(undefined);
  if (task === "show") return <Intake verb="Show" onSource={onShow} />;
  if (task === "check") {
    if (checked.value === undefined) return <Intake verb="Check" onSource={(source) => (checked.value = source)} />;
    const given = { source: checked.value, drawKey: environment.drawKey, onAgain: () => (checked.value = undefined) };
    return <Later load={async () => (await import("./check/CheckView.tsx")).CheckView} given={given} />;
  }
  const given = { drawSeed: environment.drawSeed, onShow };
  return <Later load={async () => (await import("./simulate/SimulateView.tsx")).SimulateView} given={given} />;
}

interface LaterProps<Given extends object> {
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
}

/** A part that is loaded when it is needed, so that the first paint does not wait for it. */
function Later<Given extends object>({ load, given }: LaterProps<Given>) {
  const loaded = useSignal<Loaded<Given> | undefined>(undefined);
  const hasFailed = useSignal(false);
  useEffect(() => {
    load().then(
      (Part) => (loaded.value = { Part }),
      () => (hasFailed.value = true),
    );
  }, []);
  if (hasFailed.value) {
    return (
      <p class="failure" role="alert">
        A part of the page cannot be loaded. Connect once, and open the page again.
      </p>
    );
  }
  if (loaded.value === undefined) return <p role="status">Loading</p>;
  const { Part } = loaded.value;
  return <Part {...given} />;
}
