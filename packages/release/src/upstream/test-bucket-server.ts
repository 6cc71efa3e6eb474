import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { listen } from '../server/test-http.ts';
import type { BucketSettings } from './bucket-settings.ts';

const BUCKET = 'releases';
/** The one pair of keys that s3rver knows. */
const KEY = 'S3RVER';

export interface TestRequest {
  method: string;
  key: string;
}

/** Decides before a request is answered: `drop` ends the connection, a number is the status of an error, `lost` answers nothing after the work; a function runs then. */
type Fault = (request: TestRequest) => 'drop' | 'lost' | (() => void) | number | undefined | Promise<undefined>;

interface TestS3Server {
  settings: BucketSettings;
  /** Keys and methods in the order in which they came. */
  requests: TestRequest[];
  setFault(fault: Fault | undefined): void;
  /** Reads and changes objects beside all conditions, as the owner of the account can. */
  read(key: string): Promise<Buffer | undefined>;
  overwrite(key: string, content: string | Buffer): Promise<void>;
}

/** The server of the running test; each test has one of its own. For tests. */
export function useTestS3Server(): TestS3Server {
  const server = {} as TestS3Server;
  beforeEach(async () => {
    Object.assign(server, await startTestS3Server());
  });
  return server;
}

/**
 * An S3 server at a real port: s3rver, which has no conditional writes, behind a front that has those that Amazon documents ("How to prevent
 * object overwrites with conditional writes" in its user guide), until the test ends. For tests.
 *
 * - `PUT` with `If-None-Match: *`: 412 PreconditionFailed when an object has the key.
 * - `PUT` with `If-Match: <ETag>`: 412 when the object has another ETag, 404 NoSuchKey when there is none.
 * - Of two such writes at the same time, one is made; the other gets 412, or 409 ConditionalRequestConflict when it came during the first one. The front
 *   answers 409 to it, which a client has to repeat.
 * - The ETag is that of the stored object, in quotes, as `PUT` and `GET` return it.
 *
 * @param ignoresConditions as a server without conditional writes
 */
export async function startTestS3Server({ ignoresConditions = false } = {}): Promise<TestS3Server> {
  const s3 = new S3rver({
    silent: true,
    directory: createTempDirectory('s3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer: RequestListener = s3.callback();
  const etags = new Map<string, string>();
  const writing = new Set<string>();
  const requests: TestRequest[] = [];
  let fault: Fault | undefined;

  const answerWith = (key: string, request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      const etag = response.getHeader('etag');
      if (request.method === 'PUT' && response.statusCode === 200 && typeof etag === 'string') etags.set(key, etag);
      if (request.method === 'DELETE' && response.statusCode === 204) etags.delete(key);
    });
    answer(request, response);
  };

  const origin = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const key = decodeURIComponent(url.split('?')[0] ?? '').slice(BUCKET.length + 2);
    requests.push({ method, key });
    const failure = await fault?.({ method, key });
    if (failure === 'drop') return void request.socket.destroy();
    if (typeof failure === 'number') return sendError(request, response, failure, 'InternalError');
    if (failure === 'lost') loseAnswer(response);
    if (typeof failure === 'function') loseAnswer(response, failure);
    const isConditional = method === 'PUT' && (headers['if-match'] ?? headers['if-none-match']);
    if (!isConditional || ignoresConditions) return answerWith(key, request, response);
    if (writing.has(key)) return sendError(request, response, 409, 'ConditionalRequestConflict');
    const etag = etags.get(key);
    if (headers['if-none-match'] === '*' && etag !== undefined)
      return sendError(request, response, 412, 'PreconditionFailed');
    if (headers['if-match'] && etag === undefined) return sendError(request, response, 404, 'NoSuchKey');
    if (headers['if-match'] && etag !== headers['if-match'])
      return sendError(request, response, 412, 'PreconditionFailed');
    writing.add(key);
    response.once('close', () => writing.delete(key));
    answerWith(key, request, response);
  });
  const url = `${origin}/${BUCKET}`;
  const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: KEY, service: 's3', region: 'us-east-1' });
  return {
    settings: { url, region: 'us-east-1', keyId: KEY, secret: KEY, pollMs: 100 },
    requests,
    setFault(next) {
      fault = next;
    },
    async read(key) {
      const response = await client.fetch(`${url}/${key}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async overwrite(key, content) {
      await client.fetch(`${url}/${key}`, { method: 'PUT', body: new Uint8Array(Buffer.from(content)) });
    },
  };
}

function sendError(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  request.once('end', () => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>test</Message></Error>`);
  });
}

/** The work is done, and the connection ends before the answer. */
function loseAnswer(response: ServerResponse, afterWork?: () => void): void {
  response.end = (() => {
    response.emit('finish');
    afterWork?.();
    response.socket?.destroy();
    return response;
  }) as typeof response.end;
}

/** The settings as the environment of a process has them. */
export const environmentOf = ({ url, keyId, secret, pollMs }: BucketSettings) => ({
  RELEASE_BUCKET: url,
  RELEASE_BUCKET_KEY_ID: keyId,
  RELEASE_BUCKET_SECRET: secret,
  RELEASE_BUCKET_POLL_MS: String(pollMs),
});
