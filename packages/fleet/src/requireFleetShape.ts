import type { JsonShape } from "@shipslog/contract/internal";
import { FleetError, type FleetErrorCode } from "./FleetError.ts";

/**
 * Returns a value of JSON as its type, or throws a FleetError with the place it is from, the field that is wrong and what was
 * expected. It never says what was found, which may be secret.
 */
export function requireFleetShape<Value>(
  value: unknown,
  shape: JsonShape<Value>,
  where: string,
  code: FleetErrorCode,
): Value {
  const misfit = shape(value, "");
  if (misfit === undefined) return value as Value;
  const { field, allowed, received } = misfit;
  const problem = received === undefined ? "is missing" : "has another value";
  throw new FleetError(code, `${where}: ${field === "" ? "" : `${field} ${problem}, `}expected ${allowed}`);
}

/** Parses JSON of a shape, from a file or the network; `where` is its path or address, for the FleetError that names the wrong field. */
export function parseFleetJson<Value>(
  text: string,
  shape: JsonShape<Value>,
  where: string,
  code: FleetErrorCode,
): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FleetError(code, `${where} is not JSON`, error);
  }
  return requireFleetShape(value, shape, where, code);
}
