import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers a path of one origin, or nothing. */
export type Origin = (request: Http2ServerRequest) => Answer | undefined | Promise<Answer | undefined>;

/**
 * Serves all origins with one TLS and HTTP/2 server, told apart by the port of the authority. Different ports are
 * different origins to a browser, so they share no connection.
 *
 * @returns `keyHash`, with which a browser trusts the certificate; responses with an untrusted one are never cached
 */
export async function startSecureFront(
  port: number,
  origins: ReadonlyMap<number, Origin>,
): Promise<{ keyHash: string; close(): void }> {
  const identity = selfSigned();
  const server = createSecureServer({ ...identity, allowHTTP1: false }, (request, response) => {
    const asked = Number(new URL(`https://${request.authority}`).port);
    Promise.resolve(origins.get(asked)?.(request))
      .then((answer) =>
        send(response, unlessKnown(request, answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) })),
      )
      .catch(() => send(response, { status: 502, headers: {}, body: Buffer.alloc(0) }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const publicKey = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { keyHash: createHash('sha256').update(publicKey).digest('base64'), close: () => server.close() };
}

/** Answers 304 to a browser that has the page, like the page server. */
function unlessKnown({ headers }: Http2ServerRequest, answer: Answer): Answer {
  if (answer.headers['cache-control'] !== 'no-cache') return answer;
  const etag = `"${createHash('sha256').update(answer.body).digest('hex').slice(0, 16)}"`;
  const known = { ...answer, headers: { ...answer.headers, etag } };
  return headers['if-none-match'] === etag ? { ...known, status: 304, body: Buffer.alloc(0) } : known;
}

function send(response: Http2ServerResponse, { status = 200, headers, body }: Answer): void {
  if (response.stream.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  response.end(body);
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'xana-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ],
    { stdio: 'pipe' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

interface Rename {
  from: string;
  to: string;
}

/** Forwards a request to the platform over HTTP and allows all origins of the benchmark (CORS). @param rename in replies of JSON */
export function passOn(target: string, rename?: Rename): Origin {
  const kept = new Map<string, Answer>();
  return async (request) => {
    const { method, url, headers } = request;
    const readable = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };
    if (method === 'OPTIONS') {
      const allowed = {
        'access-control-allow-headers': '*, content-type, x-requested-with',
        'access-control-max-age': '600',
      };
      return { status: 204, headers: { ...readable, ...allowed }, body: Buffer.alloc(0) };
    }
    const key = `${url} ${headers.accept}`;
    const known = method === 'GET' ? kept.get(key) : undefined;
    if (known) return { ...known, headers: { ...known.headers, ...readable } };
    const reply = await fetch(target + url, {
      method,
      headers: { accept: String(headers.accept ?? '*/*'), 'content-type': String(headers['content-type'] ?? '') },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: await buffer(request) }),
    });
    const isJson = String(reply.headers.get('content-type')).includes('json');
    const received = Buffer.from(await reply.arrayBuffer());
    const body = isJson && rename ? Buffer.from(received.toString().replaceAll(rename.from, rename.to)) : received;
    const answer: Answer = {
      status: reply.status,
      headers: {
        'content-type': reply.headers.get('content-type') ?? '',
        'cache-control': reply.headers.get('cache-control') ?? 'no-store',
        ...(isJson ? { 'content-encoding': 'br' } : {}),
      },
      body: isJson ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : body,
    };
    // Equal in all variants: the page is compared, not the server.
    if (reply.ok && method === 'GET') kept.set(key, answer);
    return { ...answer, headers: { ...answer.headers, ...readable } };
  };
}
