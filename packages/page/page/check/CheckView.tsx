import { useSignal } from "@preact/signals";
import type { FindingGroup } from "@shipslog/check";
import { severities } from "@shipslog/contract";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import { useEffect, useRef } from "preact/hooks";
import { saveFile } from "../saveFile.ts";
import { startPageWorker } from "../startPageWorker.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";
import type { FromCheckWorker, RuleText, SavedFormat, ShownCheck, ToCheckWorker } from "./messages.ts";

interface CheckViewProps {
  readonly source: ChosenJournals;
  /** Draws a secret that nobody can guess. */
  readonly drawKey: () => string;
  /** Leads back to the choice of journals. */
  readonly onAgain: () => void;
}

/** The check of a source: progress, then the findings in groups, worst first. */
export function CheckView({ source, drawKey, onAgain }: CheckViewProps) {
  const done = useSignal(0);
  const isReplacing = useSignal(false);
  const check = useSignal<ShownCheck | "nothing" | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const worker = useRef<Worker | undefined>(undefined);
  const tell = (message: ToCheckWorker): void => worker.current?.postMessage(message);
  useEffect(() => {
    const started = startPageWorker("check");
    worker.current = started;
    started.addEventListener("message", ({ data }: MessageEvent<FromCheckWorker>) => {
      if (data.type === "progress") done.value = data.doneBytes / Math.max(1, data.totalBytes);
      else if (data.type === "checked") check.value = data.check ?? "nothing";
      else if (data.type === "saved") {
        isReplacing.value = false;
        saveFile(data.name, data.content);
      } else failure.value = data.reason;
    });
    tell({ type: "check", source });
    return () => started.terminate();
  }, []);
  const again = (
    <p class="choices">
      <button type="button" onClick={onAgain}>
        Check others
      </button>
    </p>
  );
  if (failure.value !== undefined) {
    return (
      <>
        <p class="failure" role="alert">
          {failure.value}
        </p>
        {again}
      </>
    );
  }
  if (check.value === undefined) {
    return (
      <p role="status">
        <progress value={done.value} aria-label="Checked" /> Checking, {Math.floor(100 * done.value)} %
      </p>
    );
  }
  if (check.value === "nothing") {
    return (
      <>
        <p role="status">No journals. They are named Journal.DATE.PART.log.</p>
        {again}
      </>
    );
  }
  const saveNameless = (): void => {
    done.value = 0;
    isReplacing.value = true;
    tell({ type: "save nameless", key: drawKey() });
  };
  return (
    <>
      <CheckResult
        check={check.value}
        replaced={isReplacing.value ? done.value : undefined}
        onSave={(format) => tell({ type: "save", format })}
        onSaveNameless={saveNameless}
      />
      {again}
    </>
  );
}

interface CheckResultProps {
  readonly check: ShownCheck;
  /** How much of the journals has been read for a report to post, from 0 to 1; undefined while nobody waits for one. */
  readonly replaced: number | undefined;
  readonly onSave: (format: SavedFormat) => void;
  readonly onSaveNameless: () => void;
}

function CheckResult({ check, replaced, onSave, onSaveNameless }: CheckResultProps) {
  const { summary, groups, rules, dialect, skipped } = check;
  const isBusy = replaced !== undefined;
  const counts = severities.map((severity) => formatCount(summary.findings[severity], severity)).join(", ");
  return (
    <section class="checked" aria-label="What was found">
      <h3>{groups.length === 0 ? "Nothing found" : counts}</h3>
      <p class="soft">
        {formatCount(summary.files, "file")}, {formatCount(summary.entries, "line")}. Dialect {dialect}.
      </p>
      {skipped.map((text) => (
        <p key={text} class="soft">
          Left out: {text}
        </p>
      ))}
      <p class="choices">
        <button type="button" disabled={isBusy} onClick={() => onSave("html")}>
          Save the report
        </button>
        <button type="button" disabled={isBusy} onClick={() => onSave("json")}>
          Save it as JSON
        </button>
        <button type="button" disabled={isBusy} onClick={onSaveNameless}>
          Save one to post, without names
        </button>
      </p>
      <p class="soft" role="status">
        {replaced === undefined
          ? "The one to post has other names for commanders, friends, squadrons and carriers, and no chat. It still says where and when you flew."
          : `Replacing names, ${Math.floor(100 * replaced)} %`}
      </p>
      {groups.map((group) => (
        <Group key={`${group.first.rule} ${group.title}`} group={group} rule={rules[group.first.rule]} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly group: FindingGroup;
  readonly rule: RuleText | undefined;
}

function Group({ group, rule }: GroupProps) {
  const { first, severity, title, found, files, samples } = group;
  const left = found - samples.length;
  return (
    <details class="group" data-severity={severity}>
      <summary>
        <b>{severity}</b>
        <span>
          {title}
          <small>
            {first.rule} · {groupDigits(found)} in {formatCount(files, "file")} · {first.restsOn}
          </small>
        </span>
      </summary>
      {samples.map(({ where, before, value, after }, at) => (
        <figure key={at}>
          <figcaption>{where}</figcaption>
          <pre tabIndex={0}>
            {before}
            {value !== "" && <mark>{value}</mark>}
            {after}
          </pre>
        </figure>
      ))}
      {left > 0 && <p class="soft">and {groupDigits(left)} more</p>}
      {rule !== undefined && (
        <details class="rule">
          <summary>The rule {first.rule}</summary>
          <p>{rule.title}</p>
          <p>{rule.why}</p>
          <h4>Accepted</h4>
          <pre tabIndex={0}>{rule.passes}</pre>
          <h4>Reported</h4>
          <pre tabIndex={0}>{rule.fails}</pre>
        </details>
      )}
    </details>
  );
}
