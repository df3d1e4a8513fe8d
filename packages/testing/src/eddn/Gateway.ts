import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { JsonObject, JsonValue } from "@shipslog/contract";
import { encodeExact, nestsTooDeep } from "@shipslog/contract/internal";
import { parseJson } from "@shipslog/contract/text";
import type { EddnSchemas, FoundSchema } from "./EddnSchemas.ts";
import { judgeBySchema } from "./judgeBySchema.ts";
import { mostBytes, readUpload } from "./readUpload.ts";
import type { Receipt, Remark } from "./Receipt.ts";
import { remarksOn, UploadMemory } from "./remarkRules.ts";
import { textOfJson } from "./textOfJson.ts";

/** An upload as HTTP brings it. */
export interface Upload {
  readonly headers: IncomingHttpHeaders;
  /** Undefined when it was too large to be read. */
  readonly body: Buffer | undefined;
  readonly atMs: number;
}

/** An upload that was judged, and the message for the relay if it was accepted. */
export interface Judgement {
  readonly receipt: Receipt;
  readonly relayed: JsonObject | undefined;
}

/** The text for a schema, or a version of it, that is no longer taken. */
const outdatedAnswer =
  "FAIL: Outdated Schema: The schema you have used is no longer supported. Please check for an updated version of your application.";

/** Answers uploads as the gateway of EDDN does, and says more about them than it does. */
export class Gateway {
  readonly #schemas: EddnSchemas;
  readonly #key: string;
  readonly #memory = new UploadMemory();
  /** Uploads that were refused, which must not be sent again. */
  readonly #refused = new UploadMemory();

  /** `key` hides the names of uploaders from listeners. */
  constructor(schemas: EddnSchemas, key: string) {
    this.#schemas = schemas;
    this.#key = key;
  }

  /** Judges an upload. */
  judge({ headers, body, atMs }: Upload): Judgement {
    const number = this.#memory.begin();
    this.#refused.begin();
    const { upload, found, ...verdict } = this.#verdictOn(headers, body, atMs);
    const { header, message } = partsOf(upload);
    const receipt: Receipt = {
      number,
      atMs,
      status: verdict.status,
      answer: verdict.answer,
      schema: found?.name,
      isTest: found?.isTest ?? false,
      event: shortened(textOfJson(message["event"])),
      software: shortened([header["softwareName"], header["softwareVersion"]].map(textOfJson).join(" ").trim()),
      remarks: [...verdict.remarks, ...this.#repeatedRefusal(verdict.status, body)],
      upload,
    };
    const isRelayed = verdict.status === 200 && upload !== undefined;
    return { receipt, relayed: isRelayed ? this.#relayed(upload, header, atMs) : undefined };
  }

  #verdictOn(headers: IncomingHttpHeaders, body: Buffer | undefined, atMs: number): Verdict {
    if (body === undefined) return refusal(413, "FAIL: Payload Too Large", "too-large", `is over ${mostBytes} bytes`);
    const read = readUpload(headers, body);
    if ("rule" in read) return refusal(400, read.answer, read.rule, read.answer.slice("FAIL: ".length));
    const form: readonly Remark[] = read.isForm
      ? [{ rule: "form-encoded", pointer: "", text: "is form-encoded, which EDDN takes only from old software" }]
      : [];
    let value: JsonValue = null;
    try {
      if (nestsTooDeep(read.text)) throw new SyntaxError("nested too deeply");
      value = parseJson(read.text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : "";
      return refusal(400, `FAIL: JSON parsing: ${detail}`, "malformed-json", `is not JSON: ${detail}`);
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return refusal(400, "FAIL: JSON parsing: the upload is no object", "malformed-json", "is no JSON object");
    }
    return this.#judgeUpload(value as JsonObject, form, atMs);
  }

  #judgeUpload(upload: JsonObject, form: readonly Remark[], atMs: number): Verdict {
    const reference = upload["$schemaRef"];
    if (reference === undefined) {
      return refusal(
        400,
        validation(["'$schemaRef' is a required property"]),
        "no-schema",
        "has no $schemaRef",
        upload,
      );
    }
    const found = this.#schemas.find(reference);
    if (found.state !== "known") {
      const isOutdated = found.state === "outdated";
      const answer = isOutdated ? outdatedAnswer : validation([`Schema ${found.name} is unknown, unable to validate.`]);
      const text = isOutdated ? `${found.name} is no longer taken` : `${found.name} is not among the schemas`;
      const rule = isOutdated ? "outdated-schema" : "unknown-schema";
      return { ...refusal(isOutdated ? 426 : 400, answer, rule, text, upload), found };
    }
    const problems = judgeBySchema(upload, found.schema);
    const refused = problems.map(({ pointer, text }) => ({ rule: ruleOf(text), pointer, text }));
    const { header, message } = partsOf(upload);
    const asked = remarksOn({ schema: found.name, isTest: found.isTest, header, message, atMs }, this.#memory);
    const named = new Set(refused.map(({ pointer }) => pointer));
    return {
      status: problems.length === 0 ? 200 : 400,
      answer: problems.length === 0 ? "OK" : validation(problems.map(({ gatewayText }) => gatewayText)),
      remarks: [...refused, ...form, ...asked.filter(({ pointer }) => !named.has(pointer))],
      upload,
      found,
    };
  }

  #repeatedRefusal(status: number, body: Buffer | undefined): readonly Remark[] {
    if ((status !== 400 && status !== 426) || body === undefined) return [];
    const first = this.#refused.repeats(body.toString("base64"));
    return first === undefined
      ? []
      : [
          {
            rule: "sent-again",
            pointer: "",
            text: `was refused before, as upload ${first}, and must not be sent again`,
          },
        ];
  }

  /** What listeners get: the time of the gateway, and a pseudonym for the uploader. */
  #relayed(upload: JsonObject, header: JsonObject, atMs: number): JsonObject {
    const uploaderID = createHash("sha256")
      .update(`${this.#key}${textOfJson(header["uploaderID"])}`)
      .digest("hex");
    const gatewayTimestamp = new Date(atMs).toISOString().replace("Z", "000Z");
    return { ...upload, header: { ...header, uploaderID: uploaderID.slice(0, 40), gatewayTimestamp } };
  }
}

interface Verdict {
  readonly status: number;
  readonly answer: string;
  readonly remarks: readonly Remark[];
  readonly upload: JsonObject | undefined;
  readonly found?: FoundSchema | undefined;
}

function refusal(status: number, answer: string, rule: string, text: string, upload?: JsonObject): Verdict {
  return { status, answer, remarks: [{ rule, pointer: "", text }], upload };
}

const ruleOf = (text: string) => (text === "this key must not be sent" ? "forbidden-key" : "schema");

const validation = (texts: readonly string[]) =>
  `FAIL: Schema Validation: [${texts.map((text) => `<ValidationError: ${JSON.stringify(text)}>`).join(", ")}]`;

function partsOf(upload: JsonObject | undefined): { readonly header: JsonObject; readonly message: JsonObject } {
  return { header: objectOf(upload?.["header"]), message: objectOf(upload?.["message"]) };
}

const objectOf = (value: JsonValue | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

const shortened = (text: string) => (text === "" ? undefined : text.slice(0, 80));

/** The text of a message for the relay, with every digit of its integers. */
export const relayText = (message: JsonObject): string => encodeExact(message);
