import {
  countShape,
  listShape,
  numberShape,
  objectShape,
  oneOfShape,
  optionalShape,
  textShape,
  valueShape,
  type JsonShape,
} from "@shipslog/contract/internal";

/** Whether an entry of a manifest was in the snapshot before, is new, or is gone. */
export const entryStatus = { existing: 0, added: 1, deleted: 2 } as const;

/** A value for each of some fields, by the number of the field. */
export type ByField<Value> = readonly { readonly key: number; readonly value: Value }[];

/** A Parquet file as a manifest describes it, with the names of the Iceberg specification. */
export interface DataFile {
  readonly content: 0;
  readonly file_path: string;
  readonly file_format: "PARQUET";
  /** The month of its rows, counted from January 1970; without one for rows of any month. */
  readonly partition: { readonly timestamp_month?: number };
  readonly record_count: number;
  readonly file_size_in_bytes: number;
  readonly column_sizes: ByField<number>;
  readonly value_counts: ByField<number>;
  readonly null_value_counts: ByField<number>;
  readonly lower_bounds: ByField<Buffer>;
  readonly upper_bounds: ByField<Buffer>;
  readonly sort_order_id: number;
}

/** One entry of a manifest. */
export interface ManifestEntry {
  readonly status: (typeof entryStatus)[keyof typeof entryStatus];
  readonly snapshot_id: number;
  readonly sequence_number: number;
  readonly file_sequence_number: number;
  readonly data_file: DataFile;
}

const bytesShape = valueShape<Buffer>({ allowed: "bytes", accepts: (value) => value instanceof Uint8Array });

function byFieldShape<Value>(value: JsonShape<Value>): JsonShape<ByField<Value>> {
  return listShape(objectShape<ByField<Value>[number]>({ key: countShape, value }));
}

/** What a manifest must say about a file. */
export const manifestEntryShape = objectShape<ManifestEntry>({
  status: oneOfShape(Object.values(entryStatus)),
  snapshot_id: countShape,
  sequence_number: countShape,
  file_sequence_number: countShape,
  data_file: objectShape<DataFile>({
    content: oneOfShape([0]),
    file_path: textShape,
    file_format: oneOfShape(["PARQUET"]),
    partition: objectShape<DataFile["partition"]>({ timestamp_month: optionalShape(numberShape) }),
    record_count: countShape,
    file_size_in_bytes: countShape,
    column_sizes: byFieldShape(countShape),
    value_counts: byFieldShape(countShape),
    null_value_counts: byFieldShape(countShape),
    lower_bounds: byFieldShape(bytesShape),
    upper_bounds: byFieldShape(bytesShape),
    sort_order_id: countShape,
  }),
});

/** Whether a file has the rows of one month. */
export function isDated({ data_file: { partition } }: ManifestEntry): boolean {
  return partition.timestamp_month !== undefined;
}
