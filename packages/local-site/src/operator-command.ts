import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type Topology, TYPESCRIPT_LOADER } from './topology.ts';

const script = join(ROOT, 'packages/platform-api/src/operator/main.ts');

/** What Node needs to run a command of an operator. */
export const operatorCommand = (args: readonly string[]): string[] => ['--import', TYPESCRIPT_LOADER, script, ...args];

export const platformDataOf = ({ dataDirectory }: Pick<Topology, 'dataDirectory'>): string =>
  join(dataDirectory, 'platform');

/** Runs a command on the platform of the local site. @returns what it prints */
export async function runOperatorCommand(topology: Topology, args: readonly string[]): Promise<string> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, operatorCommand(args), {
    env: { ...environment, DATA_DIRECTORY: platformDataOf(topology) },
  });
  return stdout.trim();
}

/** Gives the operator `local` a new password, so that each start prints one that works. */
export async function createLocalOperator(topology: Topology): Promise<{ name: string; password: string }> {
  const args = ['create-operator', 'local', '--actor', 'start', '--reason', 'Start of the local site', '--json'];
  return JSON.parse(await runOperatorCommand(topology, args));
}
