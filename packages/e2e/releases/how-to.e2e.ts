import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '@xana/local-site/topology';
import { readRegistry } from '@xana/release/read-registry';
import { promote, rollBack } from '@xana/release/roll-back';
import { TEST_ENVIRONMENT } from '../site/test-topology.ts';
import { activeRelease, publishChanged, settings, store } from './site-releases.ts';

const HOW_TO = join(ROOT, 'packages/handbook/how-to');

/** The release commands in the shell blocks of a handbook page. */
function releaseCommands(page: string): string[] {
  const blocks = readFileSync(join(HOW_TO, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks]
    .flatMap(([, text = '']) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line.startsWith('npm run release -- '));
}

const type = (line: string) =>
  execFileSync('sh', ['-c', line], {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT },
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('[MF-03] the commands of how-to/ship-a-remote.md work', async () => {
  const { id } = activeRelease('mfe-store');
  const [hold = '', publish = '', status = '', ...more] = releaseCommands('ship-a-remote.md');
  expect(more).toEqual([]);
  expect(type(hold)).toContain('stays inactive');
  expect(type(publish)).toContain(`mfe-store ${id}`);
  expect(type(status)).toMatch(/mfe-store +1\.0\.0 /);
});

test('[MF-04] the commands of how-to/roll-back.md work', async () => {
  const before = activeRelease('mfe-store').id;
  const { id: second } = publishChanged('mfe-store', '2.0.0', test.info().outputPath(''), (content) => `${content}\n`);
  const active = () => readRegistry(store).microfrontends['mfe-store']?.active;
  try {
    const seen: (string | undefined)[] = [];
    for (const line of releaseCommands('roll-back.md')) {
      type(line);
      seen.push(active());
    }
    expect(seen).toEqual([second, before, second, ...Array(9).fill(before)]);
  } finally {
    const wish = { name: 'mfe-store', actor: 'journey', reason: 'as it was' };
    if (active() !== before) promote(store, settings(), { ...wish, to: before });
  }
  expect(() => rollBack(store, settings(), { name: 'mfe-store', actor: 'journey', reason: '', to: before })).toThrow(
    'already',
  );
});
