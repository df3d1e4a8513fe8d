/** The program that opens an address with the default browser, by platform. */
const openers: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the default browser; does nothing on a machine without one. */
export async function openInBrowser(url: string, platform: string): Promise<void> {
  // Loaded on first use, so that help and version start fast.
  const { spawn } = await import("node:child_process");
  const [program, ...words] = openers[platform] ?? ["xdg-open"];
  const child = spawn(program, [...words, url], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}
