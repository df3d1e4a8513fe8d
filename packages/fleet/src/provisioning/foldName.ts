/** What two names have in common that a person could take for each other: letters without case, one kind of space. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
