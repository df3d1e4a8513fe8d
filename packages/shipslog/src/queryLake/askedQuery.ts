import { namedQueries, parametersOf, setParameters, splitStatements } from "@shipslog/archive";
import { UsageError } from "../failure/errors.ts";

/** Values of parameters by name. */
export type ParameterValues = ReadonlyMap<string, string>;

/** How the command line gives the value of a parameter, for messages. */
export const bySet = (name: string): string => `--set ${name}=VALUE`;

/**
 * The statements of a named query or of SQL, with values for its parameters. Throws a UsageError for a parameter that has no value, with how it
 * is given, and for a value without a parameter.
 */
export function statementsOf(
  asked: string,
  values: ParameterValues,
  give: (name: string) => string,
): readonly string[] {
  const named = namedQueries.get(asked);
  const sql = named?.template ?? asked;
  const all = new Map([...Object.entries(named?.parameters ?? {}), ...values]);
  const parameters = parametersOf(sql);
  const missing = parameters.find((name) => !all.has(name));
  if (missing !== undefined) throw new UsageError(`$${missing} has no value; give it with ${give(missing)}`);
  const unused = [...values.keys()].find((name) => !parameters.includes(name));
  if (unused !== undefined) {
    const has = parameters.length === 0 ? "no parameters" : `the parameters ${parameters.join(", ")}`;
    throw new UsageError(`there is no parameter ${unused}; the query has ${has}`);
  }
  const statements = splitStatements(setParameters(sql, all));
  if (statements.length === 0) throw new UsageError("the SQL is empty");
  return statements;
}
