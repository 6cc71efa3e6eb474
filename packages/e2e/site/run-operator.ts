import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@xana/local-site/topology';
import { topology } from './test-topology.ts';

const run = promisify(execFile);
const LOADER = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
const SCRIPT = join(ROOT, 'packages/platform-api/src/operator/main.ts');

/** Runs a command of an operator on the running platform. @returns what it prints */
async function runOperator(...commandLine: string[]): Promise<string> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await run(process.execPath, ['--import', LOADER, SCRIPT, ...commandLine], {
    env: { ...environment, DATA_DIRECTORY: join(topology.dataDirectory, 'platform') },
  });
  return stdout.trim();
}

export const banUser = (userId: number): Promise<string> =>
  runOperator('ban-user', String(userId), '--by', 'journey', '--reason', 'Spam');
