import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputDirectory } from '@xana/build-kit/webpack/base';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import type { PageSettings } from '@xana/release/page-settings';
import { type Publication, publish } from '@xana/release/publish';
import type { ReleaseStore } from '@xana/release/release-store';
import { microfrontendDirectory } from './topology.ts';

type Decision = 'onlyIfNew' | 'isHeld' | 'isDevelopment' | 'isAutomatic' | 'decidedOn' | 'expectedRevision';

export interface Publishing extends Pick<Publication, 'name' | 'actor' | 'reason' | Decision> {
  store: ReleaseStore;
  settings: PageSettings;
}

/** Publishes the last build of a microfrontend. */
export async function publishMicrofrontend({
  store,
  settings,
  ...publishing
}: Publishing): Promise<{ id: string; isNew: boolean }> {
  const { name, isDevelopment } = publishing;
  const directory = microfrontendDirectory(name);
  const buildDirectory = outputDirectory(directory, isDevelopment ? 'development' : 'production');
  const { version } = readJson<{ version: string }>(join(directory, 'package.json'));
  const common = { ...publishing, version, buildDirectory };
  if (name === 'shell') {
    const entry = readJson<{ main: string }>(join(buildDirectory, 'entry.json')).main;
    return publish(store, settings, {
      ...common,
      kind: 'shell',
      entry,
      modules: { main: [entry] },
      contributions: null,
    });
  }
  const { remote } = (await import(join(directory, 'remote.config.ts'))) as { remote: Contributions };
  const modules = readJson<Record<string, string[]>>(join(buildDirectory, 'modules.json'));
  const operations = readJson<string[]>(join(buildDirectory, 'operations.json'));
  const provided = readJson<string[]>(join(buildDirectory, 'provided.json'));
  return publish(store, settings, {
    ...common,
    kind: 'remote',
    entry: 'remoteEntry.mjs',
    modules,
    contributions: remote,
    operations,
    provided,
  });
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
