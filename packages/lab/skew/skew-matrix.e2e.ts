import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { release } from '@xana/journeys/releases/release-command';
import { activeRelease } from '@xana/journeys/releases/site-releases';
import { topology } from '@xana/journeys/site/test-topology';
import type { PreviousBuild, SkewCell } from '@xana/local-site/skew-cell';
import { storePrevious } from './store-previous.ts';
import { visitPair } from './visit-pair.ts';

const { XANA_SKEW_BUILDS, XANA_SKEW_RESULTS = '' } = process.env;
const builds = JSON.parse(XANA_SKEW_BUILDS ?? '[]') as PreviousBuild[];
const REASON = ['--skip-check', '--reason', 'skew matrix'];

/** Releases that preflight does not let on a page together are no fault: no visitor gets them. */
const REFUSED = /was not released:|was not published:|Nothing was released:/;

for (const name of Object.keys(topology.remotes))
  for (const previous of ['remote', 'shell'] as const)
    test(`[MF-03] [MF-06] ${name} works with the shell when the ${previous} has its previous release`, async ({
      page,
    }, info) => {
      const switched = previous === 'shell' ? 'shell' : name;
      const write = (outcome: SkewCell['outcome'], note: string) => {
        const cell: SkewCell = { name, previous, outcome, note };
        mkdirSync(XANA_SKEW_RESULTS, { recursive: true });
        writeFileSync(join(XANA_SKEW_RESULTS, `${name}-${previous}.json`), JSON.stringify(cell));
      };
      const build = builds.find((each) => each.name === switched);
      if (!build) throw new Error(`There is no previous build of ${switched}.`);
      if (build.isSame) return write('same', '');
      const current = activeRelease(switched).id;
      try {
        const id = storePrevious(switched, build.file, info.outputPath('build'));
        release('promote', switched, '--to', id, ...REASON);
        await visitPair(page, { name, switched, previous: id, current });
        write('works', '');
      } catch (error) {
        const message = messageOf(error);
        const isRefused = REFUSED.test(message);
        write(isRefused ? 'refused' : 'fails', message);
        if (!isRefused) throw error;
      } finally {
        if (activeRelease(switched).id !== current) release('promote', switched, '--to', current, ...REASON);
      }
    });

/** What a command printed; otherwise the first lines of the error, without colours. */
function messageOf(error: unknown): string {
  const { message, stderr } = error as Error & { stderr?: string };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
  return (stderr || message).replace(/\u001b\[[0-9;]*m/g, '').slice(0, 1_000);
}
