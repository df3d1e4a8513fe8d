import { writeFile } from "node:fs/promises";
import { FleetError, isDue, type Credential } from "@shipslog/fleet";
import { renewCredential } from "@shipslog/fleet/joining";
import { replaceFile } from "../../../command/replaceFile.ts";
import type { Host } from "../../../command/Host.ts";
import { readCredential } from "../access/credentials.ts";
import type { FleetArguments } from "../access/fleetOptions.ts";

const hourMs = 3_600_000;

/** Between two attempts while the registrar is too busy or not there. When everybody needs a new credential at once, it needs a while. */
const retryMs = { first: 2000, most: 120_000 } as const;

const waiting =
  "the servers refuse this credential, and the registrar gives no other now; it is asked again until it answers; press Ctrl-C to stop";

/** Why a registrar gave nothing now, which says nothing about later. */
const passing = ["busy-registrar", "unreachable-registrar"];

const hasCode = (error: unknown, codes: readonly string[]) => error instanceof FleetError && codes.includes(error.code);

/** The credential in a file of a player, which is renewed before it ends. */
export class KeptCredential {
  readonly #path: string;
  readonly #args: FleetArguments;
  readonly #host: Host;
  #current: Credential;

  private constructor(path: string, current: Credential, args: FleetArguments, host: Host) {
    this.#path = path;
    this.#current = current;
    this.#args = args;
    this.#host = host;
  }

  /** Reads a credential, and renews it if half of its life is over. */
  static async open(path: string, args: FleetArguments, host: Host): Promise<KeptCredential> {
    const kept = new KeptCredential(path, await readCredential(path, args), args, host);
    await kept.#renewIfDue();
    return kept;
  }

  /** The credential as it is now. */
  get current(): Credential {
    return this.#current;
  }

  /** Renews the credential while an uplink runs, until the signal is aborted. */
  async keep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#host.clock.sleep(hourMs, signal);
      if (!signal.aborted) await this.#renewIfDue();
    }
  }

  /**
   * Asks for another credential after the servers have refused this one, which may be void although nobody has revoked it. Returns whether
   * there is another one.
   */
  async renewRefused(refusal: unknown): Promise<boolean> {
    if (!hasCode(refusal, ["refused"])) return false;
    let isTold = false;
    for (let pauseMs: number = retryMs.first; ; pauseMs = Math.min(2 * pauseMs, retryMs.most)) {
      try {
        return await this.#renew();
      } catch (error) {
        if (!hasCode(error, passing) || this.#args.has("once") || this.#host.interrupted.aborted) return false;
        if (!isTold) this.#host.err.write(`${waiting}\n`);
        isTold = true;
        await this.#host.clock.sleep(pauseMs, this.#host.interrupted);
      }
    }
  }

  async #renewIfDue(): Promise<void> {
    if (!isDue(this.#current, this.#host.clock.nowMs())) return;
    // The one that is there may still be good. Servers refuse it if it is not.
    await this.#renew().catch(() => undefined);
  }

  /** Returns whether there is another credential. */
  async #renew(): Promise<boolean> {
    const renewed = await renewCredential(this.#current, { signal: this.#host.interrupted });
    if (renewed === undefined) return false;
    await replaceFile(this.#path, this.#host, (temporary) =>
      writeFile(temporary, `${JSON.stringify(renewed, null, 2)}\n`, { mode: 0o600, flush: true }),
    );
    // Servers on the command line replace those in the file.
    this.#current = await readCredential(this.#path, this.#args);
    return true;
  }
}
