import { countShape, listShape, numberShape, objectShape, recordShape, textShape } from "@shipslog/contract/internal";
import { icebergSchemaShape, type IcebergSchema } from "./IcebergSchema.ts";
import { firstPartitionId } from "./avroSchemas.ts";

/** The partition specs of every table: rows of one month, and rows without a time between 2000 and 2099. */
export const specIds = { dated: 0, undated: 1 } as const;

/** The sort order of every file: by commander and time. */
export const sortOrderId = 1;

/** A version of a table: the files that it had at a time. */
export interface TableSnapshot {
  readonly "snapshot-id": number;
  readonly "sequence-number": number;
  readonly "timestamp-ms": number;
  readonly "manifest-list": string;
  readonly "schema-id": number;
  readonly summary: Readonly<Record<string, string>>;
}

/** The part of a metadata file that the next publication continues from. */
export interface TableMetadata {
  readonly "table-uuid": string;
  readonly location: string;
  readonly "last-column-id": number;
  readonly schemas: readonly IcebergSchema[];
  readonly snapshots: readonly TableSnapshot[];
}

/** What a metadata file must hold. */
export const tableMetadataShape = objectShape<TableMetadata>({
  "table-uuid": textShape,
  location: textShape,
  "last-column-id": countShape,
  schemas: listShape(icebergSchemaShape),
  snapshots: listShape(
    objectShape<TableSnapshot>({
      "snapshot-id": countShape,
      "sequence-number": countShape,
      "timestamp-ms": numberShape,
      "manifest-list": textShape,
      "schema-id": countShape,
      summary: recordShape(textShape),
    }),
  ),
});

/** What differs between the metadata files of tables and versions. */
export interface MetadataContent {
  readonly uuid: string;
  readonly location: string;
  readonly schema: IcebergSchema;
  readonly lastColumnId: number;
  readonly snapshot: TableSnapshot;
}

/** The text of a metadata file, which names one snapshot. */
export function printMetadata({ uuid, location, schema, lastColumnId, snapshot }: MetadataContent): string {
  const now = snapshot["timestamp-ms"];
  const id = snapshot["snapshot-id"];
  const metadata: TableMetadata & Record<string, unknown> = {
    "format-version": 2,
    "table-uuid": uuid,
    location,
    "last-sequence-number": snapshot["sequence-number"],
    "last-updated-ms": now,
    "last-column-id": lastColumnId,
    schemas: [schema],
    "current-schema-id": schema["schema-id"],
    "partition-specs": partitionSpecs(schema),
    "default-spec-id": specIds.dated,
    "last-partition-id": firstPartitionId,
    "sort-orders": [{ "order-id": 0, fields: [] }, sortOrder(schema)],
    "default-sort-order-id": sortOrderId,
    properties: { "write.parquet.compression-codec": "zstd" },
    "current-snapshot-id": id,
    refs: { main: { "snapshot-id": id, type: "branch" } },
    snapshots: [snapshot],
    "snapshot-log": [{ "snapshot-id": id, "timestamp-ms": now }],
    "metadata-log": [],
  };
  return `${JSON.stringify(metadata, null, 1)}\n`;
}

/** The partition specs as a metadata file lists them. */
export function partitionSpecs(schema: IcebergSchema): readonly { "spec-id": number; fields: readonly object[] }[] {
  const month = {
    "source-id": idOf(schema, "timestamp"),
    "field-id": firstPartitionId,
    name: "timestamp_month",
    transform: "month",
  };
  return [
    { "spec-id": specIds.dated, fields: [month] },
    { "spec-id": specIds.undated, fields: [] },
  ];
}

function sortOrder(schema: IcebergSchema): object {
  const fields = ["commander", "timestamp"].map((name) => ({
    "source-id": idOf(schema, name),
    transform: "identity",
    direction: "asc",
    "null-order": "nulls-first",
  }));
  return { "order-id": sortOrderId, fields };
}

function idOf({ fields }: IcebergSchema, name: string): number {
  return fields.find((field) => field.name === name)?.id ?? 0;
}
