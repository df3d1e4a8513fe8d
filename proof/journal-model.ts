/**
 * Compares random histories of a journal folder, its writers and a consumer that crashes with a model of a few dozen lines:
 * on a disk in memory, and one in twenty on the disk of the machine.
 */
import type { Proof } from "../lab/proof/Proof.ts";
import { inMemory, onDisk, runHistories } from "../lab/journalModel/runHistories.ts";

const onDiskEvery = 20;

/** Proves reading, following and resuming against a model. */
export const proof: Proof = {
  name: "journal-model",
  claim:
    "Across writes, half writes, rotation, truncation, deletion, restart, crash and resume no entry is lost, repeated or out of order.",
  fullSize: 2000,
  reducedSize: 150,
  async run({ size, seed, report }) {
    const memory = await runHistories(inMemory, size, seed);
    report(`${memory.histories} histories in memory`);
    const disk = await runHistories(onDisk, Math.ceil(size / onDiskEvery), seed);
    report(`${disk.histories} histories on disk`);
    for (const { failure } of [memory, disk]) if (failure !== null) report(failure);
    return { passed: memory.failure === null && disk.failure === null, result: { memory, disk } };
  },
};
