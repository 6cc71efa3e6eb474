import { useS3 } from '../../test/test-s3.ts';
import { logIn, startTestServer } from '../../test/test-server.ts';
import { fetchPicture, uploadPicture } from '../operations/uploads/test-upload.ts';
import { createS3Store } from './s3-picture-store.ts';

const KEY = `upload/${'ab'.repeat(16)}`;

const config = useS3();

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
    const file = await uploadPicture(server, await logIn(server));
    expect(await fetchPicture(server, file)).toMatchObject({ status: 200, type: 'image/webp' });
  } finally {
    await server.close();
  }
}, 120_000);
