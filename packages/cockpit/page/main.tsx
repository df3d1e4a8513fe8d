import { render } from "preact";
import { apiPaths, apiVersion } from "../src/wire/apiPaths.ts";
import { encodeSnapshot } from "../src/wire/Snapshot.ts";
import { App } from "./App.tsx";
import type { EventStream } from "./live/Feed.ts";
import { TabStream, type TabEvent } from "./live/TabStream.ts";
import { PageModel } from "./PageModel.ts";
import { wantedCommander } from "./shell/wantedCommander.ts";
import { askByHttp, recordedBy } from "./playback/Recorded.ts";

const root = document.getElementById("cockpit");
if (root === null) throw new Error("The page has no #cockpit element");

/** The page shows the last 300 lines, so a snapshot loses nothing that more records would show. */
const connect = (): EventSource => new EventSource(`${apiPaths.events}?lag=300`);

/**
 * Tabs share a connection if the browser has locks, which need a secure context, and prints integers exactly. This machine is a secure
 * context; a tablet in the network opens a connection per tab.
 */
const locks = "locks" in navigator && "rawJSON" in JSON ? navigator.locks : undefined;

function openStream(): EventStream {
  if (locks === undefined) return connect();
  return new TabStream({
    open: connect,
    channel: new BroadcastChannel("shipslog-cockpit"),
    lead: (begin) => {
      const holdForEver = () => new Promise<never>(begin);
      locks.request("shipslog-cockpit", holdForEver).catch(() => undefined);
    },
    later: (action) => void setTimeout(action, 1000),
    catchUp: () => shareState(),
  });
}

/** The state of this tab, for one that has just opened. */
function shareState(): readonly TabEvent[] {
  const { state, seq, run, source, hasState } = model.feed;
  if (!hasState || run === undefined) return [];
  const hello = { version: apiVersion, run, lastSeq: seq, source };
  return [
    { type: "open", data: "" },
    { type: "hello", data: JSON.stringify(hello) },
    { type: "snapshot", data: encodeSnapshot({ run, seq, lastSeq: seq, state }) },
  ];
}

const model = new PageModel({
  nowMs: () => Date.now(),
  open: openStream,
  after: (delayMs, action) => void setTimeout(action, delayMs),
  beforeNextFrame: (action) => void requestAnimationFrame(action),
  recorded: recordedBy(askByHttp),
  commander: wantedCommander,
  leave: undefined,
});

render(<App model={model} />, root);
