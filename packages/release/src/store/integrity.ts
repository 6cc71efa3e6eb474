import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/** The hash as HTML's `integrity` attribute and the import map expect it (Subresource Integrity). */
export function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** In hexadecimal digits. */
export function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The id of a release: a hash of its file hashes, contributions and operations. Equal builds have equal ids. */
export function releaseId({
  files,
  contributions,
  operations,
}: Pick<ReleaseRecord, 'files' | 'contributions' | 'operations'>): string {
  const content = [
    ...files.map(({ path, integrity }) => `${path} ${integrity}`),
    JSON.stringify(contributions),
    ...(operations ? [JSON.stringify(operations)] : []),
  ].join('\n');
  return sha256(content).slice(0, 16);
}
