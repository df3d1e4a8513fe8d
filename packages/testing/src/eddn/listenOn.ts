import { once } from "node:events";
import type { Server } from "node:net";
import { EddnError } from "./EddnError.ts";

/** Makes a server listen; rejects with an EddnError that names what it is for, when the port cannot be used. */
export async function listenOn(server: Server, place: { readonly port: number; readonly host: string }, what: string) {
  const listening = once(server, "listening");
  server.listen(place);
  await listening.catch((cause: unknown) => {
    throw new EddnError(`port ${place.port} cannot be used for ${what}`, { cause });
  });
}
