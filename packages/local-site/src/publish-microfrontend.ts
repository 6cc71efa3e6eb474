import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContributions } from '@xana/build-kit/read-contributions';
import { outputDirectory } from '@xana/build-kit/webpack/base';
import type { ShellOffer } from '@xana/contracts/releases/release-record';
import { isContributions } from '@xana/contracts/remotes/contributions';
import { type Publishing, readBuildLists } from '@xana/release/build-folder';
import { readBuildSource } from '@xana/release/build-source';
import type { PageSettings } from '@xana/release/page-settings';
import { type Publication, publish } from '@xana/release/publish';
import type { ReleaseStore } from '@xana/release/release-store';
import { microfrontendDirectory, ROOT } from './topology.ts';

interface Target {
  store: ReleaseStore;
  settings: PageSettings;
}

/** Publishes the last build of a microfrontend. */
export async function publishMicrofrontend({
  store,
  settings,
  ...publishing
}: Publishing & Target): Promise<{ id: string; isNew: boolean }> {
  return publish(store, settings, await readPublication(publishing));
}

/** The last build of a microfrontend, with what the build lists about it. */
export async function readPublication(publishing: Publishing): Promise<Publication> {
  const { name, isDevelopment } = publishing;
  const directory = microfrontendDirectory(name);
  const buildDirectory = outputDirectory(directory, isDevelopment ? 'development' : 'production');
  const { version } = readJson<{ version: string }>(join(directory, 'package.json'));
  const common = { ...publishing, version, buildDirectory, source: readBuildSource(ROOT) };
  if (name === 'shell') {
    const modules = readJson<Record<string, string[]>>(join(buildDirectory, 'modules.json'));
    const [entry] = modules.main ?? [];
    if (!entry) throw new Error(`${buildDirectory} has no entry.`);
    return {
      ...common,
      kind: 'shell',
      entry,
      modules,
      contributions: null,
      provides: readJson<ShellOffer>(join(buildDirectory, 'offer.json')),
    };
  }
  const provided = readJson<string[]>(join(buildDirectory, 'provided.json'));
  const contributions = await readContributions(directory);
  if (!isContributions(contributions)) throw new Error(`${name}/remote.config.ts does not declare a remote.`);
  return { ...common, ...readBuildLists(buildDirectory), contributions, provided };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
