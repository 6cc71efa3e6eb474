import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSettings } from '@xana/release/page-settings';
import { publish } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import type { ReleaseStore } from '@xana/release/release-store';
import { copyRelease } from './copy-release.ts';

interface Change {
  /** The remote. */
  name: string;
  from: string;
  to: string;
}

/** Publishes a copy of a remote's active release with one text changed. */
export function publishChanged(store: ReleaseStore, settings: PageSettings, { name, from, to }: Change): void {
  const id = readRegistry(store).microfrontends[name]?.active ?? '';
  const record = store.record(name, id);
  const { files, entry, modules, contributions, operations, uses } = record;
  const buildDirectory = mkdtempSync(join(tmpdir(), 'xana-changed-'));
  copyRelease(store, record, buildDirectory);
  for (const { path } of files) {
    const content = readFileSync(join(buildDirectory, path), 'utf8');
    writeFileSync(join(buildDirectory, path), content.replaceAll(from, to));
  }
  const publication = {
    version: '1.0.1',
    isAutomatic: true,
    kind: 'remote' as const,
    actor: 'e2e',
    reason: 'one changed text',
  };
  publish(store, settings, {
    ...publication,
    name,
    buildDirectory,
    entry,
    modules,
    contributions,
    operations,
    uses,
  });
  rmSync(buildDirectory, { recursive: true });
}
