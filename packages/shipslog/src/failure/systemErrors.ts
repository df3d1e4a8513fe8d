/** What an error code of the operating system means to a user. */
export interface SystemErrorMeaning {
  /** Continues "X: ". */
  readonly why: string;
  readonly advice: string;
  /** Whether the path or address on the command line is wrong, and not the machine. */
  readonly isRequest?: true;
  /** The text of the system, for errors that come without a code. */
  readonly text?: string;
}

const otherPlace = "choose another place";
const checkPath = "check the path";
const checkPermissions = "check who may use it, or choose another place";
const checkServer = "check the address, and that the server is running";

/** By code, or by code and system call: every error that a user can cause or repair. Any other is unexpected. */
export const systemErrors: Readonly<Record<string, SystemErrorMeaning>> = {
  ENOSPC: { why: "the disk is full", advice: `free some space, or ${otherPlace}`, text: "No space left on device" },
  EDQUOT: {
    why: "your disk quota is used up",
    advice: `free some space, or ${otherPlace}`,
    text: "Disk quota exceeded",
  },
  EFBIG: {
    why: "the file is larger than the system allows",
    advice: "raise the limit (ulimit -f)",
    text: "File too large",
  },
  EACCES: { why: "permission denied", advice: checkPermissions, text: "Permission denied" },
  EPERM: { why: "the system does not permit it", advice: checkPermissions, text: "Operation not permitted" },
  EROFS: { why: "the disk is read-only", advice: otherPlace, text: "Read-only file system" },
  EBUSY: { why: "another program is using it", advice: "close that program and try again", text: "resource busy" },
  EIO: { why: "the disk reported an error", advice: "check the disk", text: "Input/output error" },
  EMFILE: {
    why: "too many files are open",
    advice: "raise the limit (ulimit -n)",
    text: "Too many open files",
  },
  ENFILE: { why: "too many files are open on this machine", advice: "close other programs" },
  ENOMEM: { why: "not enough memory", advice: "close other programs", text: "Cannot allocate memory" },
  ENOENT: { why: "no such file or folder", advice: checkPath, isRequest: true, text: "No such file or directory" },
  ENOTDIR: {
    why: "a part of the path is a file, not a folder",
    advice: checkPath,
    isRequest: true,
    text: "Not a directory",
  },
  EISDIR: { why: "it is a folder, not a file", advice: checkPath, isRequest: true, text: "Is a directory" },
  EEXIST: { why: "it already exists", advice: "choose another name", isRequest: true, text: "File exists" },
  "EEXIST mkdir": { why: "it is a file, not a folder", advice: "choose another folder", isRequest: true },
  ELOOP: { why: "its symbolic links form a circle", advice: checkPath, isRequest: true },
  ENAMETOOLONG: { why: "the name is too long", advice: checkPath, isRequest: true },
  EADDRINUSE: { why: "the port is already in use", advice: "choose another port" },
  EADDRNOTAVAIL: { why: "this machine does not have that address", advice: "check the address" },
  ECONNREFUSED: { why: "nothing answers at that address", advice: checkServer },
  ECONNRESET: { why: "the server closed the connection", advice: checkServer },
  ETIMEDOUT: { why: "the server did not answer in time", advice: checkServer },
  EHOSTUNREACH: { why: "the host cannot be reached", advice: checkServer },
  ENETUNREACH: { why: "the network cannot be reached", advice: "check the network" },
  ENOTFOUND: { why: "the host name is unknown", advice: checkServer },
  EAI_AGAIN: { why: "host names cannot be looked up now", advice: "check the network" },
};
