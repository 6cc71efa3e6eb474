import * as z from 'zod/mini';
import { sha256 } from '../store/integrity.ts';
import { type Bucket, BucketError } from './bucket.ts';

/** SHA-256 in hexadecimal digits. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The folders of a store whose files never change, by the number of names in their path. */
const FOLDERS = /^(?:artifacts\/[^/]+\/[^/]+|quarantined\/[^/]+\/[^/]+|source-maps\/[^/]+\/[^/]+|pages\/[^/]+)$/;
const FILES = /^(?:registry\/.+|trials\/.+|pages\/current)$/;

/** A bucket is not trusted: no path leads out of the folder into which it is checked out. */
const isPlain = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');

/** Locks, and what a killed process did not finish, stay on their machine. */
const isTemporary = (path: string): boolean => path.split('/').some((name) => /^\.|\.(?:part|stale)$/.test(name));

export const isFolderPath = (path: string): boolean =>
  FOLDERS.test(path) && path !== 'pages/current' && isPlain(path) && !isTemporary(path);
export const isFilePath = (path: string): boolean => FILES.test(path) && isPlain(path) && !isTemporary(path);

/** The one object of a bucket that changes. It is written on the condition that nothing changed it meanwhile. */
export const head = z.object({
  formatVersion: z.literal(1),
  /** Random: tells a writer whose answer was lost that the head is its own. */
  writer: z.string(),
  revision: z.number(),
  /** SHA-256 of each file that commands replace, by its path in the store. */
  files: z.record(z.string().check(z.refine(isFilePath)), hash),
  /** SHA-256 of the list of each folder that never changes, by its path in the store. */
  folders: z.record(z.string().check(z.refine(isFolderPath)), hash),
  /** Objects that are being deleted, since when. */
  deleting: z.optional(z.object({ list: hash, at: z.string() })),
});

export type Head = z.output<typeof head>;

/** The files of a folder that never changes. */
export const folderList = z.object({
  formatVersion: z.literal(1),
  /** Milliseconds since 1970, for the age of a release. */
  modifiedAt: z.number(),
  files: z.record(z.string().check(z.refine(isPlain)), hash),
});

export type FolderList = z.output<typeof folderList>;

export const HEAD_KEY = 'head.json';
export const BLOBS = 'blobs/';

/** Content is stored under its hash, so that an object never changes. */
export const blobKey = (hash: string): string => `${BLOBS}${hash}`;

export const EMPTY_HEAD: Head = { formatVersion: 1, writer: '', revision: 0, files: {}, folders: {} };

/** A head with the ETag under which the bucket has it; no ETag before the first one. */
export interface SeenHead {
  head: Head;
  etag: string | undefined;
}

/** Another writer was first. */
export class LostRaceError extends Error {
  constructor() {
    super('Another change reached the bucket first. Nothing was changed; run `release status` and try again.');
  }
}

/** `If-None-Match: *`: the key is the hash of the content, so an object that is there has this content, unless it was damaged. */
export async function createBlob(bucket: Bucket, hash: string, content: Uint8Array): Promise<void> {
  const key = blobKey(hash);
  if (await bucket.put(key, content, { isNew: true })) return;
  const found = await bucket.get(key);
  if (!found || found === 'unchanged' || sha256(found.bytes) !== hash)
    throw new BucketError(`${key} in the bucket ${bucket.url} was changed. Delete the object, and try again.`);
}

/** @throws LostRaceError when the bucket has another head than `base` */
export async function writeHead(bucket: Bucket, next: Head, base: SeenHead): Promise<SeenHead> {
  const text = JSON.stringify(next);
  const etag = await bucket.put(HEAD_KEY, text, base.etag === undefined ? { isNew: true } : { etag: base.etag });
  if (etag) return { head: next, etag };
  // The answer to a first try may have been lost: then the head is this one.
  const found = await bucket.get(HEAD_KEY);
  if (!found || found === 'unchanged' || String(found.bytes) !== text) throw new LostRaceError();
  return { head: next, etag: found.etag };
}
