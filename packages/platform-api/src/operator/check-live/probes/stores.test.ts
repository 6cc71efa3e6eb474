import { spawn, spawnSync } from 'node:child_process';
import { eventually } from '@xana/test-kit/eventually';
import { freePort } from '@xana/test-kit/free-port';
import { useS3 } from '../../../../test/test-s3.ts';
import { runOne } from '../test-settings.ts';
import { startRedisStandIn } from '../test-stand-in.ts';
import { databaseProbe, objectStoreProbe, redisProbe } from './stores.ts';

const itOnPostgres = process.env.TEST_POSTGRES ? it : it.skip;
const itOnRedis = spawnSync('redis-server', ['--version']).status === 0 ? it : it.skip;

describe('the database', () => {
  itOnPostgres('is ok when PostgreSQL answers, and wrong for a database that does not exist', async () => {
    const databaseUrl = process.env.TEST_POSTGRES ?? '';
    expect(await runOne(databaseProbe, { config: { databaseUrl } })).toMatchObject({ status: 'ok' });
    const other = new URL(databaseUrl);
    other.pathname = '/of-another-name';
    expect((await runOne(databaseProbe, { config: { databaseUrl: other.href } })).texts).toEqual([
      'database "of-another-name" does not exist. Correct DATABASE_URL.',
    ]);
  });

  it('is off without a URL', async () => {
    expect(await runOne(databaseProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong when nothing listens, and for a database in memory', async () => {
    expect(
      (await runOne(databaseProbe, { config: { databaseUrl: 'postgres://xana@127.0.0.1:1/xana' } })).texts,
    ).toEqual(['connect ECONNREFUSED 127.0.0.1:1. Correct DATABASE_URL.']);
    expect((await runOne(databaseProbe, { config: { databaseUrl: 'memory:' } })).status).toBe('wrong');
  });
});

describe('Redis', () => {
  itOnRedis('is ok with the password of the server, and wrong with another one', async () => {
    const port = await freePort();
    const server = spawn('redis-server', ['--port', String(port), '--save', '', '--requirepass', 'of-this-test']);
    try {
      const run = (password: string) =>
        runOne(redisProbe, { config: { redisUrl: `redis://:${password}@127.0.0.1:${port}` } });
      await eventually(async () => expect(await run('of-this-test')).toMatchObject({ status: 'ok' }));
      expect(await run('another')).toMatchObject({ status: 'wrong', texts: [expect.stringContaining('WRONGPASS')] });
    } finally {
      server.kill();
    }
  });

  it('is off without a URL, and wrong when nothing listens', async () => {
    expect(await runOne(redisProbe)).toMatchObject({ status: 'off' });
    expect((await runOne(redisProbe, { config: { redisUrl: 'redis://127.0.0.1:1' } })).texts).toEqual([
      'connect ECONNREFUSED 127.0.0.1:1. Correct REDIS_URL.',
    ]);
  });

  it('is wrong with the answer of a server that asks for a password', async () => {
    const server = await startRedisStandIn('-NOAUTH Authentication required.');
    try {
      const { texts } = await runOne(redisProbe, { config: { redisUrl: `redis://127.0.0.1:${server.port}` } });
      expect(texts).toEqual(['NOAUTH Authentication required. Correct REDIS_URL.']);
    } finally {
      server.close();
    }
  });
});

describe('the object store', () => {
  const s3 = useS3();

  it('is ok when an object can be stored, read and deleted, and leaves none', async () => {
    expect(await runOne(objectStoreProbe, { config: { s3 } })).toMatchObject({ status: 'ok' });
    const { AwsClient } = await import('aws4fetch');
    const list = await new AwsClient({ ...s3, service: 's3' }).fetch(`${s3.endpoint}/pictures`);
    expect(await list.text()).not.toContain('check-live');
  });

  it('is off without an endpoint', async () => {
    expect(await runOne(objectStoreProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong with another key, and for a bucket that does not exist', async () => {
    const secret = await runOne(objectStoreProbe, { config: { s3: { ...s3, accessKeyId: 'another' } } });
    expect(secret).toMatchObject({
      status: 'wrong',
      texts: [expect.stringMatching(/answered 403 to PUT check-live\//)],
    });
    const bucket = await runOne(objectStoreProbe, { config: { s3: { ...s3, bucket: 'another' } } });
    expect(bucket.texts).toEqual([expect.stringMatching(/^The object store has no bucket "another"\. Correct S3_/)]);
  });
});
