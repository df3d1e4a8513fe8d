import type { Disk } from "../../src/machine/Disk.ts";

/** A path as a disk in memory knows it, with `/` between the names. */
export function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Makes a disk in memory take paths with either separator: tests write `/`, and the code that they test joins names as the platform does. */
export function takeEitherSeparator<Memory extends Disk>(disk: Memory): Memory {
  const inner: Disk = { ...disk };
  const either: Disk = {
    list: (folder) => inner.list(slashed(folder)),
    stat: (path) => inner.stat(slashed(path)),
    open: (path) => inner.open(slashed(path)),
    read: (path, mostBytes) => inner.read(slashed(path), mostBytes),
    create: (path) => inner.create(slashed(path)),
    write: (path, bytes, options) => inner.write(slashed(path), bytes, options),
    append: (path, bytes) => inner.append(slashed(path), bytes),
    truncate: (path, size) => inner.truncate(slashed(path), size),
    rename: (from, to) => inner.rename(slashed(from), slashed(to)),
    remove: (path) => inner.remove(slashed(path)),
    makeFolder: (path) => inner.makeFolder(slashed(path)),
    watch: (folder, onHint) => inner.watch(slashed(folder), onHint),
  };
  return Object.assign(disk, either);
}
