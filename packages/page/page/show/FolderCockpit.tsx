import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { App } from "../../../cockpit/page/App.tsx";
import { PageModel, type PageEnvironment } from "../../../cockpit/page/PageModel.ts";
import { recordedBy } from "../../../cockpit/page/playback/Recorded.ts";
import { wantedCommander } from "../../../cockpit/page/shell/wantedCommander.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";
import { startPageWorker } from "../startPageWorker.ts";
import { WorkerFeed } from "./WorkerFeed.ts";

/** What the cockpit needs of the browser. */
export interface CockpitEnvironment extends Pick<PageEnvironment, "nowMs" | "after" | "beforeNextFrame"> {
  readonly drawRun: () => string;
}

interface CockpitProps {
  readonly source: ChosenJournals;
  readonly environment: CockpitEnvironment;
  readonly onLeave: () => void;
}

/** The cockpit, with lines from a worker. */
export function FolderCockpit({ source, environment, onLeave }: CockpitProps) {
  const failure = useSignal<string | undefined>(undefined);
  const model = useMemo(() => {
    const feed = new WorkerFeed(source, {
      start: () => startPageWorker("show"),
      drawRun: environment.drawRun,
      after: environment.after,
      onFailure: (reason) => (failure.value = reason),
    });
    const { open, ask } = feed;
    return new PageModel({
      ...environment,
      open,
      recorded: recordedBy(ask),
      commander: wantedCommander,
      leave: onLeave,
    });
  }, []);
  return (
    <>
      {failure.value !== undefined && (
        <p class="failure" role="alert">
          {failure.value}
        </p>
      )}
      <App model={model} />
    </>
  );
}
