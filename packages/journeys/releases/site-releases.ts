import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalStore } from '@xana/local-site/local-store';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { type Publication, publish } from '@xana/release/publish';
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

type Change = (content: string, path: string) => string;

/** Publishes a copy of a remote's active release with `change` applied to each file. */
export function publishChanged(name: string, version: string, folder: string, change: Change) {
  const { id, isNew } = publish(store, settings(), changedCopy(name, version, folder, change));
  return { id, isNew };
}

/** A copy of a microfrontend's active release with `change` applied to each file, ready to be published. */
export function changedCopy(name: string, version: string, folder: string, change: Change): Publication {
  const release = activeRelease(name);
  const { files, entry, modules, contributions, operations, uses, kind, provides } = release;
  copyRelease(store, release, folder);
  for (const { path } of files) {
    if (path.endsWith('.mjs'))
      writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8'), path));
  }
  return {
    name,
    version,
    kind,
    buildDirectory: folder,
    entry,
    modules,
    contributions,
    operations,
    uses,
    provides,
    actor: 'journey',
    reason: `a changed ${name}`,
  };
}
