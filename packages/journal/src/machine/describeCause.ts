/** What the error codes of a file system mean to a user. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "the operation is not permitted, or another program has locked it",
  EBUSY: "another program has locked it",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the disk",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be too large for its file system",
  EIO: "the disk reports an input or output error",
  EMFILE: "this process has too many open files",
  ENFILE: "the system has too many open files",
  ENOENT: "it does not exist",
  ENOTDIR: "a part of its path is not a folder",
  EISDIR: "it is a folder",
  EEXIST: "it exists already",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its symbolic links lead in a circle",
};

/** Describes why an operation of the file system failed, with the code of the system for a search; empty if unknown. */
export function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  const code = "code" in cause ? String(cause.code) : undefined;
  if (code === undefined) return cause.message;
  return code in meanings ? `${meanings[code]} (${code})` : cause.message;
}
