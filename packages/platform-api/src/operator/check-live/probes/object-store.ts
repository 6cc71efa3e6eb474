import { randomBytes } from 'node:crypto';
import { createS3Store } from '../../../media/s3-picture-store.ts';
import { OFF, ok, type Probe, wrong } from '../probe.ts';

const OBJECT_BYTES = 16;

/** Stores an object with a random name below `check-live/`, reads it, and deletes it: the rights that uploads need. */
export const objectStoreProbe: Probe = {
  name: 'object store (S3)',
  withoutIt: 'instances without a shared disk: uploaded images are stored in DATA_DIRECTORY',
  settings: 'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY',
  async run({ config: { s3 } }) {
    if (!s3) return OFF;
    const store = createS3Store(s3);
    const key = `check-live/${randomBytes(OBJECT_BYTES).toString('hex')}`;
    const object = randomBytes(OBJECT_BYTES);
    await store.put(key, object);
    try {
      const stored = await store.get(key);
      if (!stored?.equals(object)) return wrong(`the bucket returned other bytes than it stored. Correct S3_BUCKET.`);
    } finally {
      await store.remove(key);
    }
    return ok(`stored, read and deleted an object below check-live/ in the bucket ${s3.bucket}`);
  },
};
