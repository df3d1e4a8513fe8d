/** Fetches the page of a cockpit and the files that it names; returns what is wrong. */
export async function judgePage(url: string): Promise<string | undefined> {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/(?:src|href)="(?:\.\/|\/)?(assets\/[^"]+)"/g)].map(
    ([, name = ""]) => new URL(name, url),
  );
  if (files.length === 0) return `it names no file: ${page.slice(0, 200)}`;
  const statuses = await Promise.all(files.map(async (file) => (await fetch(file)).status));
  return statuses.every((status) => status === 200) ? undefined : `its files answer ${statuses.join(", ")}`;
}
