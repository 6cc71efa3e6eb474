import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, TYPESCRIPT_LOADER } from './topology.ts';

export interface Service {
  name: string;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  /** `SIGKILL` simulates a power loss. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Suspends the process (SIGSTOP). @returns a function that resumes it */
  freeze(): () => void;
}

interface ServiceOptions {
  name: string;
  /** The script; it prints `{"ready":true}` when it is ready. */
  script: string;
  environment: Record<string, string>;
  /** Called for each printed line except the ready line. */
  onLine?(line: string): void;
  /** Kills it with `SIGKILL`, also during startup. */
  signal?: AbortSignal;
}

/** A process that ends is noticed at once; a busy machine needs more than a minute for one that starts. */
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 8_000;

/** Starts a process of the site and waits until it is ready. @throws Error with its output */
export async function startService({ name, script, environment, onLine, signal }: ServiceOptions): Promise<Service> {
  // A bundle needs no loader, which would read all of it again.
  const loader = script.endsWith('.ts') ? ['--import', TYPESCRIPT_LOADER] : [];
  const orphanGuard = `file://${join(ROOT, 'packages/local-site/stop-with-parent.mjs')}`;
  const child = spawn(process.execPath, ['--import', orphanGuard, ...loader, join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // The pipe closes when this process ends. Its own process group keeps Ctrl-C away: services are stopped in order.
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
    const abort = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${name} ${reason}\n${printed.trim()}`));
    };
    const timer = setTimeout(() => abort(`was not ready within ${START_TIMEOUT_MS / 1_000} s.`), START_TIMEOUT_MS);
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
    void ended.then((code) => abort(`stopped with code ${code}.`));
  });
}
