import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isKind, type JsonValue } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import type { TailLine } from "../../src/state/tail.ts";
import { describeFields, type FieldDescription } from "../derived/describeFields.ts";
import { loadSchema, type FieldSchema } from "../derived/schemas.ts";
import { Cell } from "../instruments/Cell.tsx";
import { displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

interface InspectorProps {
  readonly line: TailLine | undefined;
  /** Whether it shows the latest line. */
  readonly isFollowing: boolean;
  readonly onFollow: () => void;
}

/** The fields of one line with the contract's descriptions. */
export function Inspector({ line, isFollowing, onFollow }: InspectorProps) {
  const schema = useSignal<FieldSchema | undefined>(undefined);
  const kind = line?.kind;
  useEffect(() => {
    let isGone = false;
    schema.value = undefined;
    const load = async (): Promise<void> => {
      const loaded = isKind(kind) ? await loadSchema(kind) : undefined;
      if (!isGone) schema.value = loaded;
    };
    // Without a schema, the fields are shown without descriptions.
    load().catch(() => undefined);
    return () => (isGone = true);
  }, [kind]);
  const value = useMemo(() => parsed(line), [line]);
  if (line === undefined) {
    return (
      <Cell title="Inspector" span={7}>
        <p class="empty">Select a line to inspect it.</p>
      </Cell>
    );
  }
  return (
    <Cell title="Inspector" span={7} aside={isFollowing ? "following the latest line" : undefined}>
      <Heading line={line} about={schema.value?.description} />
      {!isFollowing && (
        <button type="button" onClick={onFollow}>
          Follow the latest line
        </button>
      )}
      {value === undefined ? (
        <pre class="raw">{displayText(line.raw, 2000)}</pre>
      ) : (
        <Fields fields={describeFields(value, schema.value)} />
      )}
    </Cell>
  );
}

function parsed({ raw, isCut, fate }: Partial<TailLine> = {}): JsonValue | undefined {
  if (raw === undefined || isCut === true || fate === "bad") return undefined;
  try {
    return parseJson(raw);
  } catch {
    return undefined;
  }
}

function Heading({ line, about }: { readonly line: TailLine; readonly about: string | undefined }) {
  const { file, line: number, offset } = line.position;
  return (
    <div class="inspected">
      <p class="value">{line.kind === undefined ? (line.defect ?? line.fate) : displayText(line.kind, 60)}</p>
      {about !== undefined && <p>{about}</p>}
      {line.fate === "other" && <p class="soft">Not one of the sixteen specified kinds.</p>}
      <p class="note">
        {displayText(file)}, line {displayInteger(number)}, byte {displayInteger(offset)},{" "}
        {displayInteger(line.byteLength)} bytes
        {line.isCut ? ", only the start is kept" : ""}
      </p>
    </div>
  );
}

/** Only the specified kinds have a schema; without one there is no column of meanings. */
function Fields({ fields }: { readonly fields: readonly FieldDescription[] }) {
  const isDescribed = fields.some(({ meaning }) => meaning !== "");
  return (
    <table class="fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Value</th>
          {isDescribed && <th scope="col">Meaning</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, name, depth, value, meaning }) => (
          <tr key={path}>
            <th scope="row" class={`depth-${Math.min(depth, 4)}`}>
              <Breakable name={name} />
            </th>
            <td>{value}</td>
            {isDescribed && (
              <td class={meaning === undefined ? "caution" : "soft"}>{meaning ?? "not in the contract"}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Allows line breaks before underscores in long names. */
function Breakable({ name }: { readonly name: string }) {
  const [first = "", ...rest] = name.split("_");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <span key={index}>
          <wbr />_{part}
        </span>
      ))}
    </>
  );
}
