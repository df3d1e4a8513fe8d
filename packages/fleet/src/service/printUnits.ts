import { arrayOf, required, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";

/** What the units of systemd start, with absolute paths. */
export interface UnitOptions {
  /** The command line of `shipslog`. */
  readonly command: readonly string[];
  readonly natsServer: string;
  readonly fleet: string;
  readonly lake: string;
}

const shapes: OptionShapes<UnitOptions> = {
  command: required(arrayOf(textOption)),
  natsServer: required(textOption),
  fleet: required(textOption),
  lake: required(textOption),
};

/** The port of the collector's metrics, which the rules and the dashboard read. */
export const metricsPort = 9477;

/** The port of the registrar's metrics. */
export const registrarMetricsPort = 9478;

/** What a registrar must never read: whoever takes it over can only sign commanders. */
const keptFromRegistrar = [
  "keys.json",
  "credentials",
  ...["authority", "server", "route-authority", "route"].map((name) => `tls/${name}.key`),
];

/** Quotes a word of a command line, where `%` and `$` mean something else to systemd. */
const quote = (word: string) =>
  /^[\w./:@=-]+$/.test(word)
    ? word
    : `"${word.replaceAll(/["\\]/g, "\\$&").replaceAll("%", "%%").replaceAll("$", "$$$$")}"`;

/** Paths in settings other than command lines. */
const quotePath = (path: string) => `"${path.replaceAll(/["\\]/g, "\\$&").replaceAll("%", "%%")}"`;

/** A service can only write where it must, and only talks over the network. */
const hardened = (writable: readonly string[]) => `User=shipslog
Group=shipslog
UMask=0077
NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictSUIDSGID=yes
LockPersonality=yes
${writable.map((path) => `ReadWritePaths=${quotePath(path)}\n`).join("")}`;

/** Prints the units of systemd for a fleet, by file name. `shipslog-server@1` is the first server. */
export function printUnits(options: UnitOptions): Readonly<Record<string, string>> {
  requireOptions(options, shapes);
  const { command, natsServer, fleet, lake } = options;
  const line = (...words: readonly string[]) => [...command, "fleet", ...words, "--fleet", fleet].map(quote).join(" ");
  const after = "After=network-online.target time-sync.target\nWants=network-online.target\n";
  return {
    "shipslog-server@.service": `[Unit]
Description=NATS server %i of the Shipslog fleet
${after}
[Service]
ExecStart=${quote(natsServer)} -c ${quote(`${fleet}/node-%i/nats.conf`).replace("%%i", "%i")}
# It hands its leaderships over, and then stops.
KillSignal=SIGUSR2
TimeoutStopSec=60
Restart=on-failure
RestartSec=2
LimitNOFILE=65536
${hardened([fleet])}
[Install]
WantedBy=multi-user.target
`,
    "shipslog-collect.service": `[Unit]
Description=Collector of the Shipslog fleet
${after}
[Service]
ExecStart=${line("collect", "--out", lake, "--metrics", String(metricsPort))}
# It writes its batch, releases its partitions, and then stops.
KillSignal=SIGINT
TimeoutStopSec=60
Restart=always
RestartSec=2
${hardened([lake])}
[Install]
WantedBy=multi-user.target
`,
    "shipslog-registrar.service": `[Unit]
Description=Registrar of the Shipslog fleet, for fleets whose commanders join with codes
${after}
[Service]
ExecStart=${line("registrar", "--metrics", String(registrarMetricsPort))}
KillSignal=SIGINT
Restart=on-failure
RestartSec=2
${keptFromRegistrar.map((name) => `InaccessiblePaths=${quotePath(`-${fleet}/${name}`)}\n`).join("")}${hardened([`${fleet}/register.jsonl`])}
[Install]
WantedBy=multi-user.target
`,
    "shipslog-guard.service": `[Unit]
Description=Guard of the Shipslog fleet; add --rate and --bytes for limits of lines and bytes a second
${after}
[Service]
ExecStart=${line("guard")}
KillSignal=SIGINT
Restart=always
RestartSec=2
${hardened([])}
[Install]
WantedBy=multi-user.target
`,
    "shipslog-doctor.service": `[Unit]
Description=Examination of the Shipslog fleet; it fails if something is wrong
${after}
[Service]
Type=oneshot
ExecStart=${line("doctor", "--out", lake)}
${hardened([])}`,
    "shipslog-doctor.timer": `[Unit]
Description=Examination of the Shipslog fleet every hour

[Timer]
OnCalendar=hourly
RandomizedDelaySec=5m
Persistent=yes

[Install]
WantedBy=timers.target
`,
  };
}
