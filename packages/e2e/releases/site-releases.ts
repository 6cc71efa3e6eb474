import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalStore } from '@xana/local-site/local-store';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { publish } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { rollBack } from '@xana/release/roll-back';
import { copyRelease } from '../site/copy-release.ts';
import { topology } from '../site/test-topology.ts';

const directory = join(topology.dataDirectory, 'releases');

export const store = openLocalStore(topology);
export const settings = (): PageSettings => readPageSettings(join(directory, 'page-settings.json'));

export function activeRelease(name: string) {
  const active = readRegistry(store).microfrontends[name]?.active;
  if (!active) throw new Error(`${name} is not released.`);
  return store.record(name, active);
}

/** Ends what a journey published, whatever was rolled back in the last minutes. @param to default: the last known good release */
export const takeBack = (name: string, to?: string): string =>
  rollBack(store, settings(), { name, to, actor: 'journey', reason: 'as it was', isAgain: true });

/** Publishes a copy of a remote's active release with `change` applied to each file. */
export function publishChanged(
  name: string,
  version: string,
  folder: string,
  change: (content: string, path: string) => string,
) {
  const release = activeRelease(name);
  const { files, entry, modules, contributions, operations, uses } = release;
  copyRelease(store, release, folder);
  for (const { path } of files) {
    const content = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), change(content, path));
  }
  const { id: published, isNew } = publish(store, settings(), {
    name,
    version,
    kind: 'remote',
    buildDirectory: folder,
    entry,
    modules,
    contributions,
    operations,
    uses,
    actor: 'journey',
    reason: `a changed ${name}`,
  });
  return { id: published, isNew };
}
