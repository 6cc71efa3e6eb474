import { userInfo } from 'node:os';
import type { CommandOptions } from '../commands/command.ts';
import { UsageError } from '../commands/usage-error.ts';
import { publishAtServer } from './publish-at-server.ts';
import { readAttestation } from './read-attestation.ts';
import { readBuildFolder } from './read-build-folder.ts';

interface PublishBuild {
  name: string | undefined;
  /** The release server. */
  url: string | boolean | undefined;
  options: CommandOptions;
  print(text: string): void;
}

/**
 * Publishes a folder with a build at a release server: what a team in a repository of its own runs.
 *
 * @throws UsageError when an argument is missing, and Error with every problem of the build
 */
export async function publishBuild({ name, url, options, print }: PublishBuild): Promise<void> {
  const { build, reason } = options;
  const isDryRun = options['dry-run'] === true;
  if (!name) throw new UsageError('Name a remote, for example: release publish mfe-store --build dist');
  if (typeof build !== 'string')
    throw new UsageError(
      'Name the folder of a build: --build dist. Without one, run `npm run release` in the sources.',
    );
  if (typeof url !== 'string')
    throw new UsageError('Name a release server: --url https://… or RELEASE_SERVER in the environment.');
  if (typeof reason !== 'string' && !isDryRun)
    throw new UsageError('A reason is required for the history: --reason "…"');
  const text = typeof reason === 'string' ? reason : 'a check';
  await publishAtServer(url, readBuildFolder({ name, actor: userInfo().username, reason: text }, build), {
    reason: text,
    isDryRun,
    isHeld: options.hold === true,
    isAutomatic: options.automatic === true,
    isUnchecked: options['skip-check'] === true,
    attestation: readAttestation(options.attestation),
    print,
  });
}
