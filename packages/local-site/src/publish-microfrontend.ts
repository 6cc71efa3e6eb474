import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputDirectory } from '@xana/build-kit/webpack/base';
import type { ShellOffer } from '@xana/contracts/releases/release-record';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import type { PageSettings } from '@xana/release/page-settings';
import { type Publication, publish } from '@xana/release/publish';
import type { ReleaseStore } from '@xana/release/release-store';
import { readBuildSource } from './build-source.ts';
import { readContributions } from './read-contributions.ts';
import { microfrontendDirectory } from './topology.ts';

type Decision = 'onlyIfNew' | 'isHeld' | 'isDevelopment' | 'isAutomatic' | 'decidedOn' | 'expectedRevision';

export type Publishing = Pick<Publication, 'name' | 'actor' | 'reason' | Decision>;

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
  const common = { ...publishing, version, buildDirectory, source: readBuildSource() };
  if (name === 'shell') {
    const entry = readJson<{ main: string }>(join(buildDirectory, 'entry.json')).main;
    return {
      ...common,
      kind: 'shell',
      entry,
      modules: { main: [entry] },
      contributions: null,
      provides: readJson<ShellOffer>(join(buildDirectory, 'offer.json')),
    };
  }
  const provided = readJson<string[]>(join(buildDirectory, 'provided.json'));
  return { ...common, ...readLists(buildDirectory), contributions: await readContributions(directory), provided };
}

/** What the team of a remote states about a build that the build kit did not make. */
interface StandaloneRemote {
  version: string;
  contributions: Contributions;
}

/** A build of another tool, with `remote.json` and the lists that its team writes beside it. */
export function readStandalonePublication(publishing: Publishing, buildDirectory: string): Publication {
  const { version, contributions } = readJson<StandaloneRemote>(join(buildDirectory, 'remote.json'));
  const source = readBuildSource(process.env, buildDirectory);
  return { ...publishing, ...readLists(buildDirectory), version, contributions, buildDirectory, source };
}

const readLists = (buildDirectory: string) => ({
  kind: 'remote' as const,
  entry: 'remoteEntry.mjs',
  modules: readJson<Record<string, string[]>>(join(buildDirectory, 'modules.json')),
  operations: readJson<string[]>(join(buildDirectory, 'operations.json')),
  uses: readJson<Record<string, string[]>>(join(buildDirectory, 'uses.json')),
});

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
