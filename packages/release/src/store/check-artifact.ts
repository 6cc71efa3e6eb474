import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { releaseId, sha384 } from './integrity.ts';

/** Fonts in WOFF2 are compressed by their format: no `.br` and `.gz` copies are stored beside them. */
export const isCompressed = (path: string): boolean => path.endsWith('.woff2');

/** @returns the files of a release that are missing or were changed after it was published */
export function findChangedFiles(folder: string, record: ReleaseRecord): string[] {
  const readings = record.files.flatMap(({ path, integrity }) => {
    const copies = isCompressed(path)
      ? []
      : [
          { path: `${path}.br`, integrity, decode: brotliDecompressSync },
          { path: `${path}.gz`, integrity, decode: gunzipSync },
        ];
    return [{ path, integrity, decode: (content: Buffer) => content }, ...copies];
  });
  const changed = readings.filter(({ path, integrity, decode }) => !matches(join(folder, path), integrity, decode));
  return [...(releaseId(record) === record.id ? [] : ['release.json']), ...changed.map(({ path }) => path)];
}

function matches(file: string, integrity: string, decode: (content: Buffer) => Buffer): boolean {
  try {
    return sha384(decode(readFileSync(file))) === integrity;
  } catch {
    return false;
  }
}
