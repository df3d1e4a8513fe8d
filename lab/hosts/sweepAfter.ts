/** Removes the hosts and disks of a process after its end, however it ends: also when it is killed, which no handler of its own survives. */
import { spawn, type ChildProcess } from "node:child_process";

/** The start of the names of namespaces, and the whole name of mounts. */
export const sweptName = (pid: number) => `shipslog-${pid}`;

/** Waits until its input ends, which it does with the process. What still runs on the hosts is killed, also if it is stopped. */
const script = `
cat > /dev/null
for name in $(ip netns list | cut -d ' ' -f 1 | grep "^$1-"); do
  ip netns pids "$name" | xargs -r kill -9
  ip netns delete "$name"
done
grep "^$1 " /proc/mounts | cut -d ' ' -f 2 | xargs -r -n 1 umount --lazy
`;

/** Starts the sweeper of this process. It begins when its input is closed. */
export function sweepAfter(): ChildProcess {
  const given = ["-c", script, "sweeper", sweptName(process.pid)];
  const sweeper = spawn("sh", given, { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  sweeper.unref();
  return sweeper;
}
