import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';
import { TEST_ENVIRONMENT } from '../site/test-topology.ts';

/** Runs `npm run release` as a user of this machine. @throws Error with what the command printed */
export const release = (...words: string[]): string => releaseAs({}, ...words);

/** The same with other variables, for example the token of a caller. */
export const releaseAs = (environment: Record<string, string>, ...words: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, 'packages/local-site/bootstrap.mjs'), 'release', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT, ...environment },
    encoding: 'utf8',
    stdio: 'pipe',
  });
