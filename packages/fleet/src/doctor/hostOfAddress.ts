/** The host of an address such as `192.0.2.1:4222` or `[2001:db8::1]:4222`. */
export function hostOfAddress(address: string): string {
  return address.replace(/:\d+$/, "").replaceAll(/^\[|\]$/g, "");
}
