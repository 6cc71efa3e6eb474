import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { readLog } from '../registry/release-log.ts';
import { createTwoReleases } from '../test-releases.ts';
import type { Attempt } from './test-manager.ts';
import { expectAgreement } from './test-site.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
/** Few, because `kill-points.test.ts` stops commands at each operation; this test checks a real kill. */
const KILLS = 8;

interface Manager {
  process: ChildProcess;
  attempts: Attempt[];
  /** Resolves with its first change. */
  changed: Promise<void>;
  /** Resolves when the process has ended and all of its lines are read. */
  ended: Promise<unknown>;
}

function startManager(
  { store, one, two }: ReturnType<typeof createTwoReleases>,
  actor: string,
  rounds: number,
): Manager {
  const options = [store.directory, actor, String(rounds), one, two];
  const script = join(import.meta.dirname, 'test-manager.ts');
  const child = spawn(process.execPath, ['--import', TSX, script, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const attempts: Attempt[] = [];
  const lines = createInterface({ input: child.stdout });
  const changed = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const attempt = JSON.parse(line) as Attempt;
      attempts.push(attempt);
      if (attempt.isChanged) resolve();
    });
  });
  return { process: child, attempts, changed, ended: Promise.all([once(child, 'exit'), once(lines, 'close')]) };
}

const reasonsOf = (attempts: readonly Attempt[]) =>
  attempts.filter(({ isChanged }) => isChanged).map(({ reason }) => reason);

describe('release managers in processes of their own', () => {
  it('[MF-04] lose no change when two of them change one remote at the same time', async () => {
    const site = createTwoReleases();
    const before = readLog(site.store).length;
    const managers = [startManager(site, 'mia', 20), startManager(site, 'ren', 20)];
    await Promise.all(managers.map(({ ended }) => ended));
    const attempts = managers.flatMap((manager) => manager.attempts);
    expect(attempts).toHaveLength(40);
    const made = readLog(site.store)
      .slice(before)
      .map(({ reason }) => reason);
    expect(made.toSorted()).toEqual(reasonsOf(attempts).toSorted());
    for (const { error } of attempts)
      if (error) expect(error).toContain('mfe-store was changed while this command ran');
    expectAgreement(site.store);
  }, 60_000);

  it(`[MF-04] keep each change that they reported when they are killed ${KILLS} times`, async () => {
    const site = createTwoReleases();
    const reported: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const manager = startManager(site, `manager ${kill}`, 10_000);
      await manager.changed;
      // Spread over the time of one change.
      await new Promise((resolve) => setTimeout(resolve, 4 * kill));
      manager.process.kill('SIGKILL');
      await manager.ended;
      expect(manager.attempts.flatMap(({ error }) => error ?? [])).toEqual([]);
      reported.push(...reasonsOf(manager.attempts));
    }
    completeInterrupted(site.store);
    const made = new Set(readLog(site.store).map(({ reason }) => reason));
    expect(reported.filter((reason) => !made.has(reason))).toEqual([]);
    expect(reported.length).toBeGreaterThanOrEqual(KILLS);
    expectAgreement(site.store);
  }, 180_000);
});
