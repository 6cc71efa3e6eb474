import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/** The hash as HTML's `integrity` attribute and the import map expect it (Subresource Integrity). */
export function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** In hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The hash of an inline script or style as a Content Security Policy names it. */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Fields that are part of an id when a record has them. */
const OPTIONAL_FIELDS = ['operations', 'provides', 'uses'] as const;

/** The id of a release: a hash of its file hashes and of what preflight reads of its record. Equal builds have equal ids. */
export function releaseId(
  record: Pick<ReleaseRecord, 'files' | 'contributions' | (typeof OPTIONAL_FIELDS)[number]>,
): string {
  const content = [
    ...record.files.map(({ path, integrity }) => `${path} ${integrity}`),
    JSON.stringify(record.contributions),
    ...OPTIONAL_FIELDS.flatMap((field) => (record[field] ? [JSON.stringify(record[field])] : [])),
  ].join('\n');
  return sha256(content).slice(0, 16);
}
