import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { releaseId, sha256, sha384 } from './integrity.ts';
import { keyId, type ReleaseKeys, sign, verify } from './signing.ts';

export const RECORD_SIGNATURE_FILE = 'release.sig';

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

/** The signature file's content for a record; the id of a release does not cover its version and modules. */
export function signRecord(text: string, { privateKey }: ReleaseKeys): string | undefined {
  return privateKey && JSON.stringify({ key: keyId(privateKey), signature: sign(privateKey, signedText(text)) });
}

/** @returns `unsigned` for a release without a signature, `forged` for one that no accepted key made */
export function checkRecordSignature(folder: string, { publicKeys }: ReleaseKeys): 'accepted' | 'unsigned' | 'forged' {
  if (publicKeys.length === 0) return 'accepted';
  const file = join(folder, RECORD_SIGNATURE_FILE);
  if (!existsSync(file)) return 'unsigned';
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const signature = typeof parsed === 'object' && parsed && 'signature' in parsed ? String(parsed.signature) : '';
    const text = readFileSync(join(folder, 'release.json'), 'utf8');
    return verify(publicKeys, signedText(text), signature) ? 'accepted' : 'forged';
  } catch {
    return 'forged';
  }
}

const signedText = (record: string): string => `xana release record ${sha256(record)}`;
