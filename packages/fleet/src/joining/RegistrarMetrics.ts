import { Counter, Registry } from "prom-client";
import { refusals, type RefusalCode } from "./refusals.ts";

/** The Prometheus metrics of a registrar. */
export class RegistrarMetrics {
  readonly registry = new Registry();
  readonly #joins = this.#counter("joins_total", "Credentials given for a code, again with the same key too.");
  readonly #renewals = this.#counter("renewals_total", "Credentials that were renewed before they ended.");
  readonly #failures = this.#counter(
    "failures_total",
    "Credentials not given although nothing was wrong with the request.",
  );
  readonly #refusals = new Counter({
    name: "shipslog_registrar_refusals_total",
    help: "Attempts to join that were refused, by reason.",
    labelNames: ["reason"],
    registers: [this.registry],
  });
  #isFailing = false;

  constructor() {
    // A counter that appears with its first refusal has no rate before.
    for (const reason of Object.keys(refusals)) this.#refusals.inc({ reason }, 0);
  }

  /** What is wrong with the registrar, if anything. */
  get problem(): string | undefined {
    return this.#isFailing ? "the last credential could not be given" : undefined;
  }

  joined(): void {
    this.#isFailing = false;
    this.#joins.inc();
  }

  renewed(): void {
    this.#isFailing = false;
    this.#renewals.inc();
  }

  refused(reason: RefusalCode): void {
    this.#refusals.inc({ reason });
  }

  failed(): void {
    this.#isFailing = true;
    this.#failures.inc();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name: `shipslog_registrar_${name}`, help, registers: [this.registry] });
  }
}
