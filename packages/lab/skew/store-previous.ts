import { readFileSync } from 'node:fs';
import { settings, store } from '@xana/journeys/releases/site-releases';
import { bundle, unpackBundle } from '@xana/release/bundle';
import { publish } from '@xana/release/publish';

/**
 * Stores a build of earlier sources as a release that is not active.
 *
 * @param file of the build, as `release pack` writes it
 * @param buildDirectory a folder for its files
 * @returns its id
 * @throws Error with every problem that preflight finds in the build alone
 */
export function storePrevious(name: string, file: string, buildDirectory: string): string {
  const content = bundle.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { files: _, formatVersion: _version, commit, ...build } = content;
  unpackBundle(content, buildDirectory);
  const { id } = publish(store, settings(), {
    ...build,
    name,
    buildDirectory,
    source: { commit, builder: 'skew' },
    actor: 'skew',
    reason: 'the previous release',
    isHeld: true,
    // Its version may be that of the current release.
    isAutomatic: true,
  });
  return id;
}
