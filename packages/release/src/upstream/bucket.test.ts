import { assertConditionalWrites } from './assert-conditional-writes.ts';
import { Bucket } from './bucket.ts';
import { startTestS3Server, useTestS3Server } from './test-bucket-server.ts';

const server = useTestS3Server();
let bucket: Bucket;
beforeEach(() => {
  bucket = new Bucket(server.settings);
});

describe('Bucket', () => {
  it('creates an object once, and replaces it only as long as it is the one that was read', async () => {
    const etag = await bucket.put('a', 'one', { isNew: true });
    expect(etag).toMatch(/^".+"$/);
    expect(await bucket.put('a', 'two', { isNew: true })).toBeUndefined();
    expect(await bucket.get('a')).toEqual({ bytes: Buffer.from('one'), etag });
    expect(await bucket.get('a', etag)).toBe('unchanged');
    const next = await bucket.put('a', 'three', { etag: String(etag) });
    expect(next).not.toBe(etag);
    expect(await bucket.put('a', 'four', { etag: String(etag) })).toBeUndefined();
    expect(await bucket.put('missing', 'x', { etag: String(etag) })).toBeUndefined();
    await bucket.remove('a');
    await bucket.remove('a');
    expect(await bucket.get('a')).toBeUndefined();
  });

  it('lets exactly one of many writers at the same moment replace an object', async () => {
    const etag = String(await bucket.put('a', 'one', { isNew: true }));
    const writers = Array.from({ length: 12 }, (_, index) => bucket.put('a', `writer ${index}`, { etag }));
    const made = (await Promise.all(writers)).filter(Boolean);
    expect(made).toHaveLength(1);
  });

  it('repeats a request after an error of the server, a conflict or a lost connection', async () => {
    const failures = [503, 409, 'drop'] as const;
    let count = 0;
    server.setFault(() => failures[count++]);
    await bucket.put('a', 'one', { isNew: true });
    expect(count).toBe(4);
  });

  it.each([
    [500, 'answered 500 InternalError. Check that it can be reached'],
    [403, 'answered 403 InternalError. Check RELEASE_BUCKET_KEY_ID'],
    ['drop', 'Check that it can be reached'],
  ] as const)('names the bucket, the key and what to do after %s, and no secret', async (fault, text) => {
    server.setFault(() => fault);
    const error = await bucket.get('blobs/a').catch((problem: Error) => problem);
    const { message } = error as Error;
    expect(message).toContain(text);
    expect(message).toContain(`The bucket ${server.settings.url} failed at GET blobs/a`);
    expect(message).not.toContain(`secret`);
  });

  it('reports a missing bucket and a wrong key', async () => {
    const wrong = new Bucket({ ...server.settings, url: server.settings.url.replace('releases', 'other-bucket') });
    await expect(wrong.put('a', 'x', { isNew: true })).rejects.toThrow('There is no bucket at');
    const denied = new Bucket({ ...server.settings, keyId: 'ANOTHER' });
    await expect(denied.get('a')).rejects.toThrow('403');
  });

  it('refuses a server that ignores the conditions of a write', async () => {
    await assertConditionalWrites(bucket);
    await assertConditionalWrites(bucket);
    const careless = await startTestS3Server({ ignoresConditions: true });
    await expect(assertConditionalWrites(new Bucket(careless.settings))).rejects.toThrow('two changes at once');
  });
});
