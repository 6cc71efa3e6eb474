import { readBucketSettings } from './bucket-settings.ts';

const COMPLETE = {
  RELEASE_BUCKET: 'https://s3.example/releases/',
  RELEASE_BUCKET_KEY_ID: 'id',
  RELEASE_BUCKET_SECRET: 'very-secret',
};

describe('readBucketSettings', () => {
  it('finds no bucket without RELEASE_BUCKET', () => {
    expect(readBucketSettings({ RELEASE_BUCKET_SECRET: 'x' })).toBeUndefined();
  });

  it('reads the address with a prefix, and the defaults', () => {
    expect(readBucketSettings(COMPLETE)).toEqual({
      url: 'https://s3.example/releases',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'very-secret',
      pollMs: 1_000,
    });
    const empty = { RELEASE_BUCKET_REGION: '', RELEASE_BUCKET_POLL_MS: '' };
    expect(readBucketSettings({ ...COMPLETE, ...empty })).toEqual(readBucketSettings(COMPLETE));
    const more = {
      RELEASE_BUCKET: 'https://s3.example/b/staging',
      RELEASE_BUCKET_REGION: 'auto',
      RELEASE_BUCKET_POLL_MS: '250',
    };
    expect(readBucketSettings({ ...COMPLETE, ...more })).toMatchObject({
      url: 'https://s3.example/b/staging',
      region: 'auto',
      pollMs: 250,
    });
  });

  it.each([
    ['RELEASE_BUCKET must be the address', { RELEASE_BUCKET: 'releases' }],
    ['RELEASE_BUCKET must be the address', { RELEASE_BUCKET: 'https://s3.example' }],
    ['RELEASE_BUCKET must be the address', { RELEASE_BUCKET: 'https://me:very-secret@s3.example/b' }],
    ['RELEASE_BUCKET_KEY_ID is not set', { RELEASE_BUCKET_KEY_ID: '' }],
    ['RELEASE_BUCKET_SECRET is not set', { RELEASE_BUCKET_SECRET: '' }],
    ['RELEASE_BUCKET_POLL_MS must be', { RELEASE_BUCKET_POLL_MS: '5' }],
    ['RELEASE_BUCKET_POLL_MS must be', { RELEASE_BUCKET_POLL_MS: 'often' }],
  ])('answers "%s" and no secret', (message, change) => {
    const read = () => readBucketSettings({ ...COMPLETE, ...change });
    expect(read).toThrow(message);
    expect(read).not.toThrow('very-secret');
  });
});
