import { createTempDirectory } from '@xana/test-kit/temp-directory';
import S3rver from 's3rver';

/** An S3 server for all tests of a file. Its endpoint exists from `beforeAll` on. */
export function useS3() {
  // The one pair of keys that this server knows.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const config = { endpoint: '', bucket: 'pictures', region: 'us-east-1', ...keys };
  const server = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory: createTempDirectory('s3'),
    configureBuckets: [{ name: config.bucket, configs: [] }],
  });
  beforeAll(async () => {
    const { port } = await server.run();
    config.endpoint = `http://localhost:${port}`;
  });
  afterAll(() => server.close());
  return config;
}
