/** What opens an address with the program the person likes, on each platform. */
const openers: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in a browser; a machine without one says nothing, the address is printed anyway. */
export async function openInBrowser(url: string, platform: string): Promise<void> {
  // Loaded only when someone looks: help and version must not wait for it.
  const { spawn } = await import("node:child_process");
  const [program, ...words] = openers[platform] ?? ["xdg-open"];
  const child = spawn(program, [...words, url], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}
