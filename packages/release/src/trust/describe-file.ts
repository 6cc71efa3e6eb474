import type { TargetFile } from '@tufjs/models';
import { sha256 } from '../store/integrity.ts';
import type { Json } from './metadata-files.ts';

/** A file as metadata lists it: its length in bytes and its hash, and for readers what else they need. */
export type DescribedFile = { length: number; hashes: { sha256: string }; custom?: Json };

/** Paths are relative to the release store. */
export type DescribedFiles = Record<string, DescribedFile>;

export function describeFile(content: string | Uint8Array, custom?: Json): DescribedFile {
  const length = Buffer.byteLength(content);
  return { length, hashes: { sha256: sha256(content) }, ...(custom ? { custom } : {}) };
}

export const recordPath = (name: string, id: string): string => `artifacts/${name}/${id}/release.json`;

/** The files that metadata lists, as they are written. */
export const describedFilesOf = (listed: Readonly<Record<string, TargetFile>>): DescribedFiles =>
  Object.fromEntries(Object.entries(listed).map(([path, file]) => [path, file.toJSON() as unknown as DescribedFile]));
