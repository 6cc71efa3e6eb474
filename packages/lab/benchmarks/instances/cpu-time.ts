import { readFileSync } from 'node:fs';
import { processTree } from '@xana/journeys/site/process-tree';

/** Processor time in milliseconds, by what used it. */
export interface CpuTime {
  platform: number;
  postgres: number;
  redis: number;
}

/** Linux counts hundredths of a second. */
const TICK_MS = 10;

/** What the servers below this process have used since they were started. */
export function cpuTime(): CpuTime {
  const used: CpuTime = { platform: 0, postgres: 0, redis: 0 };
  for (const { pid, command } of processTree(process.pid)) {
    const server = serverOf(command);
    if (server) used[server] += usedBy(pid);
  }
  return used;
}

export function difference(after: CpuTime, before: CpuTime): CpuTime {
  return {
    platform: after.platform - before.platform,
    postgres: after.postgres - before.postgres,
    redis: after.redis - before.redis,
  };
}

function serverOf(command: string): keyof CpuTime | undefined {
  if (/postgres/.test(command)) return 'postgres';
  if (/redis-server/.test(command)) return 'redis';
  return /platform-api/.test(command) ? 'platform' : undefined;
}

/** Of a process and of its ended children (proc(5), fields 14 to 17 of `stat`). */
function usedBy(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    return 0;
  }
}
