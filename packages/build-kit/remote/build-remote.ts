import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputDirectory } from '../webpack/base.ts';
import { build } from '../webpack/build.ts';
import { remoteConfiguration } from '../webpack/remote.ts';
import { readContributions } from './read-contributions.ts';

/**
 * Builds a remote into its folder `dist`, with `remote.json`: what `release publish --build dist` reads.
 *
 * @returns the folder of the build
 * @throws Error with the messages of the compiler, or with what is wrong in `remote.config.ts`
 */
export async function buildRemote(directory: string): Promise<string> {
  const contributions = await readContributions(directory);
  await build([remoteConfiguration(directory)]);
  const output = outputDirectory(directory, 'production');
  const statement = {
    version: versionOf(directory),
    kit: versionOf(join(import.meta.dirname, '..')),
    contributions,
  };
  writeFileSync(join(output, 'remote.json'), JSON.stringify(statement, null, 2));
  return output;
}

/** The version of the package in a folder. */
export function versionOf(directory: string): string {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  return version;
}
