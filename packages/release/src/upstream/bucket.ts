import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { sha256 } from '../store/integrity.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { textsOf } from './xml-text.ts';

/** Of one try, with its body. */
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_TRIES = 4;
const MIN_RETRY_MS = 100;
/** ConditionalRequestConflict: another request changes the object at this moment. Also too many requests. */
const RETRIED = [409, 429];

/** A request failed. Its message names the bucket and the key, and has no secret. */
export class BucketError extends Error {}

export interface StoredObject {
  bytes: Buffer;
  etag: string;
}

/** What must be true for a write: nothing has the key (`If-None-Match: *`), or the object still has this ETag (`If-Match`). */
export type WriteCondition = { isNew: true } | { etag: string };

interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  query?: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Statuses that are answers, not errors, besides 200 and 204. */
  expected?: readonly number[];
}

/** The requests to an S3-compatible bucket that a release store needs. Repeats what failed on the way: each of them is idempotent. */
export class Bucket {
  readonly url: string;
  readonly #client: AwsClient;

  constructor({ url, region, keyId, secret }: BucketSettings) {
    this.url = url;
    this.#client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 });
  }

  /**
   * @param known an ETag that is not sent again
   * @returns `unchanged` when the object still has the ETag, undefined when nothing has the key
   */
  async get(key: string, known?: string): Promise<StoredObject | 'unchanged' | undefined> {
    const headers: Record<string, string> = known ? { 'if-none-match': known } : {};
    const { status, etag, bytes } = await this.#send({ method: 'GET', key, headers, expected: [304, 404] });
    if (status === 304) return 'unchanged';
    return status === 404 ? undefined : { bytes, etag };
  }

  /** @returns the new ETag; undefined when the condition is not met (412, or 404 when the object is gone) */
  async put(key: string, content: string | Uint8Array, condition: WriteCondition): Promise<string | undefined> {
    const body = new Uint8Array(Buffer.from(content));
    const headers = {
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': sha256(body),
      ...('etag' in condition ? { 'if-match': condition.etag } : { 'if-none-match': '*' }),
    };
    const answer = await this.#send({ method: 'PUT', key, headers, body, expected: [404, 412] });
    if (answer.status === 404 && 'isNew' in condition) throw new BucketError(`There is no bucket at ${this.url}.`);
    return answer.status < 300 ? answer.etag : undefined;
  }

  /** Idempotent. */
  async remove(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', key, expected: [404] });
  }

  /** One page of ListObjectsV2, as XML, with the time of the bucket's clock. */
  async listPage(prefix: string, continuation: string | undefined): Promise<{ xml: string; date: Date }> {
    const { pathname } = new URL(this.url);
    const [, , ...rest] = pathname.split('/');
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: [...rest, prefix].join('/'),
      ...(continuation ? { 'continuation-token': continuation } : {}),
    });
    const { bytes, date } = await this.#send({ method: 'GET', key: '', query: String(query) });
    return { xml: String(bytes), date };
  }

  async #send(request: BucketRequest) {
    let problem = '';
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      if (attempt > 1) await wait(MIN_RETRY_MS * 4 ** (attempt - 2) * (1 + Math.random()));
      try {
        const answer = await this.#try(request);
        if (answer.status < 300 || request.expected?.includes(answer.status)) return answer;
        problem = `it answered ${answer.status} ${codeOf(answer.bytes)}`.trim();
        if (answer.status >= 500 || RETRIED.includes(answer.status)) continue;
        throw new BucketError(this.#describe(request, problem, adviceOf(answer.status)));
      } catch (error) {
        if (error instanceof BucketError) throw error;
        problem = reasonOf(error);
      }
    }
    throw new BucketError(this.#describe(request, problem, 'Check that it can be reached, and try again.'));
  }

  async #try({ method, key, query, headers = {}, body }: BucketRequest) {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { origin, pathname } = new URL(this.url);
    // A list is asked of the bucket, an object by its key behind the prefix.
    const address = query ? `${origin}/${pathname.split('/')[1]}?${query}` : `${this.url}/${key}`;
    const response = await this.#client.fetch(address, { method, headers, signal, ...(body ? { body } : {}) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const date = new Date(response.headers.get('date') ?? Date.now());
    return { status: response.status, etag: response.headers.get('etag') ?? '', bytes, date };
  }

  #describe({ method, key }: BucketRequest, problem: string, advice: string): string {
    return `The bucket ${this.url} failed at ${method} ${key || 'its list'}: ${problem}. ${advice}`;
  }
}

/** The `<Code>` of an error of S3. */
const codeOf = (bytes: Buffer): string => (textsOf(String(bytes), 'Code')[0] ?? '').slice(0, 60);

const adviceOf = (status: number): string =>
  status === 403 || status === 401
    ? 'Check RELEASE_BUCKET_KEY_ID, RELEASE_BUCKET_SECRET, RELEASE_BUCKET_REGION and what the key may do.'
    : 'Check RELEASE_BUCKET.';

/** `fetch failed` has the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
