import { cpSync, mkdirSync } from 'node:fs';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { ReleaseStore } from '@xana/release/release-store';

/** Copies the files of a release into a folder that can be published as a build, with the brotli copies, which take long to make. */
export function copyRelease(store: ReleaseStore, { name, id, files }: ReleaseRecord, folder: string): void {
  const paths = new Set(files.map(({ path }) => path));
  const source = store.pathOf(name, id);
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => file === source || paths.has(file.slice(source.length + 1).replace(/\.br$/, '')),
  });
}
