import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { processTree, stillRunning } from '@xana/journeys/site/process-tree';
import { ROOT } from '@xana/local-site/topology';
import { until } from './test-platform.ts';

/** Whether the whole site runs: sandbox, platform, page server, and the chain node with its guard. */
const MIN_PROCESSES = 7;
/** The stop timeout of a service plus the time to detect that its parent is gone. */
const STOP_TIMEOUT_MS = 25_000;

let data: string;
test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'xana-stopping-'));
});
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

/** `npm start` as a supervisor runs it: without a terminal, in its own process group. */
async function startByNpm(command: 'start' | 'dev'): Promise<ChildProcess> {
  const npm = spawn('npm', ['run', command], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, XANA_DATA: data, XANA_PORT_OFFSET: process.env.XANA_STOP_PORT_OFFSET ?? '21500' },
  });
  let printed = '';
  npm.stdout?.on('data', (text) => {
    printed += String(text);
  });
  const ended = new Promise<never>((_resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm ended with ${code} before the site ran.\n${printed}`)));
  });
  await Promise.race([until(async () => printed.includes('Ctrl-C stops everything.'), 400_000), ended]);
  return npm;
}

interface Stopping {
  command: 'start' | 'dev';
  signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL';
  /** Text in the command line of the process that gets the signal. */
  target: 'npm' | 'bootstrap.mjs';
}

const STOPPINGS: Stopping[] = [
  { command: 'start', signal: 'SIGTERM', target: 'npm' },
  { command: 'start', signal: 'SIGHUP', target: 'npm' },
  { command: 'start', signal: 'SIGKILL', target: 'npm' },
  { command: 'start', signal: 'SIGKILL', target: 'bootstrap.mjs' },
  { command: 'dev', signal: 'SIGTERM', target: 'npm' },
];

for (const { command, signal, target } of STOPPINGS) {
  test(`[B30] npm run ${command} leaves no process behind when ${target} alone gets ${signal}`, async () => {
    test.setTimeout(500_000);
    const npm = await startByNpm(command);
    const tree = processTree(npm.pid ?? 0);
    try {
      expect(tree.length).toBeGreaterThanOrEqual(MIN_PROCESSES);
      const found =
        target === 'npm' ? npm.pid : tree.find(({ command: line }) => /^\S*node \S*bootstrap/.test(line))?.pid;
      process.kill(found ?? 0, signal);
      await until(async () => stillRunning(tree).length === 0, STOP_TIMEOUT_MS).catch(() => undefined);
      expect(stillRunning(tree).map((each) => each.command)).toEqual([]);
    } finally {
      for (const { pid } of stillRunning(tree)) process.kill(pid, 'SIGKILL');
    }
  });
}
