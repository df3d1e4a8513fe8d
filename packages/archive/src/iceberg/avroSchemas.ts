import type { Schema } from "avsc";

/** A field of an Avro record with the number that Iceberg gives it. */
const field = (id: number, name: string, type: unknown) => ({ name, type, "field-id": id });
const optional = (id: number, name: string, type: unknown) => ({
  ...field(id, name, ["null", type]),
  default: null,
});
const record = (name: string, fields: readonly object[]) => ({ type: "record", name, fields });

/** A map with the numbers of fields as keys, which Avro's own maps cannot have. */
const byField = (id: number, name: string, keyId: number, valueId: number, value: string) =>
  optional(id, name, {
    type: "array",
    items: record(`k${keyId}_v${valueId}`, [field(keyId, "key", "int"), field(valueId, "value", value)]),
    logicalType: "map",
  });

/** The number of the first partition field. */
export const firstPartitionId = 1000;

/** The Avro schema of a manifest; `isDated` says whether its files are of one month each. */
export function manifestSchema(isDated: boolean): Schema {
  const month = isDated ? [optional(firstPartitionId, "timestamp_month", "int")] : [];
  const dataFile = record("r2", [
    field(134, "content", "int"),
    field(100, "file_path", "string"),
    field(101, "file_format", "string"),
    field(102, "partition", record("r102", month)),
    field(103, "record_count", "long"),
    field(104, "file_size_in_bytes", "long"),
    byField(108, "column_sizes", 117, 118, "long"),
    byField(109, "value_counts", 119, 120, "long"),
    byField(110, "null_value_counts", 121, 122, "long"),
    byField(125, "lower_bounds", 126, 127, "bytes"),
    byField(128, "upper_bounds", 129, 130, "bytes"),
    optional(140, "sort_order_id", "int"),
  ]);
  return record("manifest_entry", [
    field(0, "status", "int"),
    optional(1, "snapshot_id", "long"),
    optional(3, "sequence_number", "long"),
    optional(4, "file_sequence_number", "long"),
    field(2, "data_file", dataFile),
  ]) as Schema;
}

const partitionSummary = record("r508", [
  field(509, "contains_null", "boolean"),
  optional(518, "contains_nan", "boolean"),
  optional(510, "lower_bound", "bytes"),
  optional(511, "upper_bound", "bytes"),
]);

/** The Avro schema of a manifest list. */
export const manifestListSchema = record("manifest_file", [
  field(500, "manifest_path", "string"),
  field(501, "manifest_length", "long"),
  field(502, "partition_spec_id", "int"),
  field(517, "content", "int"),
  field(515, "sequence_number", "long"),
  field(516, "min_sequence_number", "long"),
  field(503, "added_snapshot_id", "long"),
  field(504, "added_files_count", "int"),
  field(505, "existing_files_count", "int"),
  field(506, "deleted_files_count", "int"),
  field(512, "added_rows_count", "long"),
  field(513, "existing_rows_count", "long"),
  field(514, "deleted_rows_count", "long"),
  optional(507, "partitions", { type: "array", items: partitionSummary, "element-id": 508 }),
]) as Schema;
