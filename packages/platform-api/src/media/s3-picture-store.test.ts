import { rmSync } from 'node:fs';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import S3rver from 's3rver';
import sharp from 'sharp';
import { logIn, startTestServer } from '../../test/test-server.ts';
import { createS3Store } from './s3-picture-store.ts';

/** The one pair of keys that this server knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const KEY = `upload/${'ab'.repeat(16)}`;

let directory: string;
let s3: S3rver;
let config: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
beforeAll(async () => {
  directory = createTempDirectory('s3');
  s3 = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await s3.run();
  config = { endpoint: `http://localhost:${port}`, bucket: 'pictures', region: 'us-east-1', ...KEYS };
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true, force: true });
});

test('stores a picture, returns it byte for byte, and deletes it', async () => {
  const store = createS3Store(config);
  const picture = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
  expect(await store.get(KEY)).toBeNull();
  await store.put(KEY, picture);
  expect(await store.get(KEY)).toEqual(picture);
  await store.remove(KEY);
  expect(await store.get(KEY)).toBeNull();
  await store.remove(KEY);
});

test('reports a denied request and a missing bucket', async () => {
  const wrong = createS3Store({ ...config, accessKeyId: 'another-key' });
  await expect(wrong.put(KEY, Buffer.from('x'))).rejects.toThrow('403');
  await expect(createS3Store({ ...config, bucket: 'missing-bucket' }).put(KEY, Buffer.from('x'))).rejects.toThrow(
    'missing-bucket',
  );
});

test('stores uploads in the bucket and serves them from it', async () => {
  const server = await startTestServer({ s3: config });
  try {
    const { token } = await logIn(server);
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c026d3' } })
      .png()
      .toBuffer();
    const head =
      '--line\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const response = await server.server.hosts.api.inject({
      method: 'POST',
      url: '/item/upload-file-v3',
      payload: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--line--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=line', authorization: `Bearer ${token}` },
    });
    const { data } = response.json() as { data: { file: string } };
    const served = await server.server.hosts.media.inject({
      url: new URL(data.file).pathname,
      headers: { accept: 'image/webp' },
    });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  } finally {
    await server.close();
  }
}, 120_000);
