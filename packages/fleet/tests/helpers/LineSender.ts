import { headers, type NatsConnection } from "@nats-io/transport-node";
import { connectFleet } from "@shipslog/fleet";
import { until } from "../../../../tests/helpers/limits/until.ts";
import type { TrialFleet } from "./TrialFleet.ts";
import { isAcceptance } from "./isAcceptance.ts";

const file = "Journal.2026-01-01T000000.01.log";

/** Sends single lines of one journal as an uplink of an invited commander does, to the only partition of a trial fleet. */
export class LineSender implements AsyncDisposable {
  readonly connection: NatsConnection;
  /** The subject of the lines. */
  readonly subject: string;
  /** Where the next line starts in its journal. */
  offset = 0;

  private constructor(connection: NatsConnection, subject: string) {
    this.connection = connection;
    this.subject = subject;
  }

  static async connect(trial: TrialFleet, name: string): Promise<LineSender> {
    await trial.folder.invite(name);
    const credential = await trial.credential(name);
    return new LineSender(await connectFleet(credential, { name }), `journal.0.${credential.commander?.id}.NavRoute`);
  }

  /** Sends a line several times until the broker has each. Lines at an offset of their own leave a gap before them. */
  async send(times: number, raw: string, at?: number): Promise<void> {
    for (let sent = 0; sent < times; sent++) {
      const offset = at ?? this.offset;
      const header = headers();
      header.set("Shipslog", `1 ${file} 0 ${offset} ${raw.length} 1 ${offset}`);
      // A stream has a leader a moment after it is created.
      await until(() => this.#request(raw, header), "an acknowledgement");
      if (at === undefined) this.offset += raw.length;
    }
  }

  async #request(raw: string, header: ReturnType<typeof headers>): Promise<boolean> {
    const options = { timeout: 2000, headers: header };
    const answer = await this.connection.request(this.subject, raw, options).catch(() => undefined);
    return isAcceptance(answer);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.connection.close();
  }
}
