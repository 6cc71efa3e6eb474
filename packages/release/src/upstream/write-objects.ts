import { sha256 } from '../store/integrity.ts';
import { type Bucket, BucketError } from './bucket.ts';
import { blobKey, HEAD_KEY, type Head } from './head.ts';

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
