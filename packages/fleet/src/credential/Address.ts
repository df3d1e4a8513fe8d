/** A host and a port. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const largestPort = 65_535;

/** Parses `host:port`, also with an IPv6 address as `[::1]:4252`; undefined for any other text. */
export function parseAddress(text: string): Address | undefined {
  const [, bracketed, plain, portText] = /^(?:\[([\da-fA-F:.]{2,45})\]|([\w.-]{1,253})):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(portText);
  return host === undefined || port < 1 || port > largestPort ? undefined : { host, port };
}

/** Prints an address as `host:port`. */
export function printAddress({ host, port }: Address): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The host of an address such as `192.0.2.1:4222` or `[2001:db8::1]:4222`. */
export function hostOfAddress(address: string): string {
  return address.replace(/:\d+$/, "").replaceAll(/^\[|\]$/g, "");
}
