import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

const lockOwner = z.object({
  /** Random: tells two locks of one process apart. */
  nonce: z.string(),
  pid: z.number(),
  host: z.string(),
  /** Where the process id is valid: boot of the machine and PID namespace of the container; null if the system does not tell. */
  realm: z.nullable(z.string()),
  /** When the process started, in clock ticks since boot; tells processes with the same id apart. */
  startTicks: z.nullable(z.string()),
  since: z.string(),
});

/** The process that holds a lock. */
export type LockOwner = z.output<typeof lockOwner>;

export function describeOwner(nonce: string): LockOwner {
  const { pid } = process;
  const since = new Date().toISOString();
  return { nonce, pid, host: hostname(), realm: realm(), startTicks: startTicksOf(pid), since };
}

/** @returns undefined for an empty or unreadable description: its writer was killed while it wrote */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether the owner still runs: `unknown` for a process of another machine or container. */
export function stateOfOwner(owner: LockOwner): 'alive' | 'dead' | 'unknown' {
  if (owner.realm === null || owner.realm !== realm()) return 'unknown';
  return startTicksOf(owner.pid) === owner.startTicks ? 'alive' : 'dead';
}

/** Process ids repeat after a reboot and in each container. */
function realm(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** Field 22 of `/proc/<pid>/stat` (proc_pid_stat(5)); null when no such process runs. */
function startTicksOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may contain spaces.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (fields[18] ?? null);
  } catch {
    return null;
  }
}
