import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { readReleaseCommands } from '@xana/local-site/test-how-to';
import { ROOT } from '@xana/local-site/topology';
import { readRegistry } from '@xana/release/read-registry';
import { promote, rollBack } from '@xana/release/roll-back';
import { FULL } from '../site/full.ts';
import { TEST_ENVIRONMENT } from '../site/test-topology.ts';
import { activeRelease, publishChanged, settings, store } from './site-releases.ts';

const type = (line: string) =>
  execFileSync('sh', ['-c', line], {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT },
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('[MF-03] the commands of how-to/ship-a-remote.md work', FULL, async () => {
  // Two trials in a browser, as a visitor and as a member.
  test.setTimeout(400_000);
  const { id, version } = activeRelease('mfe-store');
  const [hold = '', check = '', publish = '', status = '', ...more] = readReleaseCommands('ship-a-remote.md');
  expect(more).toEqual([]);
  expect(type(hold)).toContain('stays inactive');
  expect(type(check)).toContain('works on the page');
  expect(type(publish)).toContain(`mfe-store ${id}`);
  expect(type(status)).toMatch(new RegExp(`mfe-store +${version} `));
});

test('[MF-04] the commands of how-to/roll-back.md work', FULL, async () => {
  const { id: before, version } = activeRelease('mfe-store');
  const { id: second } = publishChanged('mfe-store', '2.0.0', test.info().outputPath(''), (content) => `${content}\n`);
  const active = () => readRegistry(store).microfrontends['mfe-store']?.active;
  try {
    const seen: (string | undefined)[] = [];
    for (const line of readReleaseCommands('roll-back.md')) {
      // The page calls the version before the new one 1.0.0.
      type(line.replaceAll('1.0.0', version));
      seen.push(active());
    }
    expect(seen).toEqual([second, before, second, ...Array(11).fill(before)]);
  } finally {
    const wish = { name: 'mfe-store', actor: 'journey', reason: 'as it was' };
    if (active() !== before) promote(store, settings(), { ...wish, to: before });
  }
  expect(() => rollBack(store, settings(), { name: 'mfe-store', actor: 'journey', reason: '', to: before })).toThrow(
    'already',
  );
});
