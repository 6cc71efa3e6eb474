import { randomBytes } from 'node:crypto';
import { connectDatabase, pingDatabase } from '../../../database/connection/connect-database.ts';
import { connectRedis } from '../../../gateways/redis/connect-redis.ts';
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

export const databaseProbe: Probe = {
  name: 'database',
  withoutIt: 'more than one instance, and backups by PostgreSQL: the embedded database in DATA_DIRECTORY is used',
  settings: 'DATABASE_URL',
  async run({ config: { databaseUrl, dataDirectory } }) {
    if (!databaseUrl) return OFF;
    if (!databaseUrl.startsWith('postgres'))
      return wrong('memory: stores nothing, all data is lost at a restart. Correct DATABASE_URL.');
    const { database, close } = await connectDatabase(databaseUrl, dataDirectory);
    try {
      await pingDatabase(database);
      return ok('PostgreSQL answers');
    } finally {
      await close();
    }
  },
};

export const redisProbe: Probe = {
  name: 'Redis',
  withoutIt: 'more than one instance: rate limits, chat sockets and presence are those of one process',
  settings: 'REDIS_URL',
  async run({ config }) {
    const redis = connectRedis(config.redisUrl);
    if (!redis) return OFF;
    try {
      let reason = '';
      redis.onChange((_status, why) => {
        reason ||= why;
      });
      await redis.settled();
      if (redis.status() !== 'connected') throw new Error(reason || 'no reply');
      await redis.client.ping();
      return ok('answers');
    } finally {
      redis.close();
    }
  },
};
