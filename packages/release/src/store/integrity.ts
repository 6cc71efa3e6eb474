import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/** As HTML's `integrity` attribute and the import map want it. */
export function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export function sha256Hex(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A release's name: it follows from the hashes of its files, what it brings and what it calls, and from nothing else. */
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
  return sha256Hex(content).slice(0, 16);
}
