import { createSecureContext, type SecureContext } from "node:tls";

const known = new Map<string, SecureContext>();

/** The TLS context that trusts an authority. Connections share it: a context of its own takes each about as much memory as the connection. */
export function trustOf(authority: string): SecureContext {
  const found = known.get(authority) ?? createSecureContext({ ca: authority });
  known.set(authority, found);
  return found;
}
