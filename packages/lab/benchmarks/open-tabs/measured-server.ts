import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleService } from '@xana/local-site/bundle-service';
import { ROOT } from '@xana/local-site/topology';

/** Of `/proc/<pid>/stat`: `getconf CLK_TCK` of Linux. */
const TICKS_PER_SECOND = 100;

interface MeasuredServer {
  /** Seconds of processor time since its start. */
  cpuSeconds(): number;
  stop(): void;
}

/** Starts a page server in a process of its own, so that its processor time is not mixed with that of its clients. */
export async function startServer(env: Record<string, string>): Promise<MeasuredServer> {
  const script = join(ROOT, await bundleService('pages'));
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, ONLY: 'shell' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return {
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    stop: () => void child.kill(),
  };
}
