import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/platform-config.ts';
import type { PictureStore } from './picture-store.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** Stores pictures in a bucket of an S3-compatible store, for instances without a shared folder. */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${key}.webp`;
  const ask = async (key: string, method: 'GET' | 'PUT' | 'DELETE', body?: Buffer) => {
    const answer = await client.fetch(addressOf(key), {
      method,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } } : {}),
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The picture store answered ${answer.status} to ${method} ${key}.`);
  };
  return {
    async put(key, picture) {
      const answer = await ask(key, 'PUT', picture);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The object store has no bucket "${bucket}".`);
    },
    async get(key) {
      const answer = await ask(key, 'GET');
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? bytes : null;
    },
    async remove(key) {
      await (await ask(key, 'DELETE')).arrayBuffer();
    },
  };
}
