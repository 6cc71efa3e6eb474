import { randomUUID } from 'node:crypto';
import { type Bucket, BucketError } from './bucket.ts';

const KEY = 'conditional-writes';
/** No object has it: the MD5 of a content, or a text of another form. */
const OTHER_ETAG = `"${'0'.repeat(32)}"`;

/**
 * Some servers ignore the conditions of a write (the XML API of Google Cloud Storage, MinIO before 2024, most fakes): two writers would
 * overwrite each other there without an error. Each writer tries it once with an object of its own.
 *
 * @throws BucketError when the bucket accepts a write whose condition is not met
 */
export async function assertConditionalWrites(bucket: Bucket): Promise<void> {
  await bucket.put(KEY, randomUUID(), { isNew: true });
  const isIgnored =
    (await bucket.put(KEY, randomUUID(), { isNew: true })) ??
    (await bucket.put(KEY, randomUUID(), { etag: OTHER_ETAG }));
  if (isIgnored)
    throw new BucketError(
      `The bucket ${bucket.url} ignores If-None-Match or If-Match at a write, so it cannot be a release store: two changes at once would be lost.`,
    );
}
