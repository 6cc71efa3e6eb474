import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

export interface Service {
  name: string;
  /** Resolves with the code when the process has ended, however it came. */
  ended: Promise<number>;
  /** `SIGKILL` for one that is to end as if its machine had lost its power. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Lets it do nothing, as when it is busy with one thing or its machine stands still. @returns what lets it go on */
  freeze(): () => void;
}

interface ServiceOptions {
  name: string;
  /** File that prints `{"ready":true}` when it can be used. */
  script: string;
  environment: Record<string, string>;
  /** Lines that the service prints, beside the one that says it is ready. */
  onLine?(line: string): void;
  /** Ends it with `SIGKILL`, also while it starts. */
  signal?: AbortSignal;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 8_000;

/** Starts a process of the site and waits until it is ready. @throws Error with what it printed */
export async function startService({ name, script, environment, onLine, signal }: ServiceOptions): Promise<Service> {
  const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
  const orphanGuard = `file://${join(ROOT, 'packages/local-site/stop-with-parent.mjs')}`;
  const child = spawn(process.execPath, ['--import', orphanGuard, '--import', loader, join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // An open pipe tells the child that this process lives. A group of its own keeps Ctrl-C from it: we stop it in order.
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await untilReady(child, name, ended, onLine);
  return {
    name,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(force);
    },
    freeze() {
      child.kill('SIGSTOP');
      return () => child.kill('SIGCONT');
    },
  };
}

function untilReady(
  child: ChildProcess,
  name: string,
  ended: Promise<number>,
  onLine?: (line: string) => void,
): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${name} ${reason}\n${printed.trim()}`));
    };
    const timer = setTimeout(() => fail('was not ready in time.'), START_TIMEOUT_MS);
    const read = (data: Buffer) => {
      printed = `${printed}${data}`.slice(-4_000);
      for (const line of String(data).split('\n').filter(Boolean)) {
        if (line.startsWith('{"ready":true')) {
          clearTimeout(timer);
          resolve();
        } else onLine?.(line);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => fail(`stopped with code ${code}.`));
  });
}
