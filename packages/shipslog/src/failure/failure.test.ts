import { describe, expect, it } from "vitest";
import { LakeError } from "@shipslog/archive";
import { FleetError } from "@shipslog/fleet";
import { JournalError } from "@shipslog/journal";
import { EnvironmentError, Interruption, UsageError } from "./errors.ts";
import { describeFailure } from "./failure.ts";
import { systemErrors } from "./systemErrors.ts";

/** An error as Node throws it. */
function nodeError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: raw text, open '/x'`), { code, syscall: "open", ...more });
}

describe("describeFailure", () => {
  it.each(Object.keys(systemErrors))("explains %s with path, reason and advice, without a stack trace", (code) => {
    const { why, advice, isRequest } = systemErrors[code]!;
    const [errno = "", syscall = "open"] = code.split(" ");
    expect(describeFailure(nodeError(errno, { path: "/x", syscall }))).toEqual({
      message: `/x: ${why}; ${advice}`,
      exitCode: isRequest === true ? 2 : 3,
      isComplete: true,
    });
  });

  it("adds the reason of the system to the message of a package", () => {
    expect(describeFailure(new JournalError("unwritable", "out/a.log", nodeError("ENOSPC")))).toMatchObject({
      message:
        "out/a.log: it cannot be written: no space is left on the disk (ENOSPC); free some space, or choose another place",
      exitCode: 3,
    });
    const cause = new Error("outer", { cause: nodeError("EACCES") });
    expect(describeFailure(new EnvironmentError("cannot write x.html", { cause })).message).toBe(
      "cannot write x.html: permission denied; check who may use it, or choose another place",
    );
  });

  it("keeps the advice of a package, which knows more than the system, at the end", () => {
    expect(describeFailure(new FleetError("unreachable", "localhost:4222", nodeError("ECONNREFUSED"))).message).toBe(
      "no server of the fleet can be reached: localhost:4222: nothing answers at that address; check the network and the addresses, and that the servers run",
    );
    expect(describeFailure(new LakeError("damaged", "lake", nodeError("ENOENT"))).message).toBe(
      "a file of the lake is missing or damaged: lake: no such file or folder; restore the lake from a backup, or archive the journals again into another folder",
    );
  });

  it("gives the first cause of an error that no advice fits", () => {
    const odd = new Error("it failed", { cause: new Error("IO Error: odd\nmore") });
    const { message, exitCode } = describeFailure(new LakeError("unwritable", "lake", odd));
    expect([message, exitCode]).toEqual(["the lake could not be written: lake: IO Error: odd", 3]);
  });

  it("recognises the text of the system where there is no code", () => {
    const error = new EnvironmentError("cannot write x", { cause: new Error("IO Error: x: No space left on device") });
    expect(describeFailure(error).message).toContain("the disk is full");
  });

  it.each([
    [new UsageError("no such option"), 2, true],
    [new Interruption("nothing is written"), 130, true],
    [new JournalError("exists", "a.log"), 2, true],
    [new EnvironmentError("no browser"), 3, true],
    [new TypeError("x is not a function"), 3, false],
    ["thrown text", 3, false],
  ])("gives %s its exit code", (error, exitCode, isComplete) => {
    expect(describeFailure(error)).toMatchObject({ exitCode, isComplete });
  });
});
