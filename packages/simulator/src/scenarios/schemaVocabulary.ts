/** The part of JSON Schema that scenarios and steps need. */
export interface ScenarioSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly properties?: Readonly<Record<string, ScenarioSchema>>;
  readonly required?: readonly string[];
  /** False where only the named properties are allowed; true where any is. */
  readonly additionalProperties?: boolean;
  readonly items?: ScenarioSchema;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minProperties?: number;
  /** A regular expression for a string, and an example that matches it. */
  readonly pattern?: string;
  readonly examples?: readonly string[];
  /** Alternatives told apart by the value of their property `do`. */
  readonly oneOf?: readonly ScenarioSchema[];
}
