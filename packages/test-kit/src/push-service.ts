import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush, verifyVapid } from './push-crypto.ts';

interface ReceivedPush {
  /** The decrypted payload. */
  message: unknown;
  headers: IncomingMessage['headers'];
  vapid: ReturnType<typeof verifyVapid>;
}

/** A browser that has subscribed at the stand-in. */
export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  received: ReceivedPush[];
  /** Answers of the push service to the next messages, then 201 again. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** Number of requests, also of those that were not accepted. */
  requests: number;
}

interface Subscriber extends PushBrowser {
  curve: ECDH;
}

/**
 * A stand-in for the push service of browsers (RFC 8030): it decrypts each message with the keys of the browser (RFC 8291) and
 * verifies the signature of the site (RFC 8292). A message that fails one of them is answered with 400.
 *
 * @param port default: any free one
 */
export async function startPushService(port = 0) {
  const browsers = new Map<string, Subscriber>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const browser = browsers.get(request.url ?? '');
      const { status, headers } = browser ? receive(browser, request, body) : { status: 404, headers: {} };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe(): PushBrowser {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const browser: Subscriber = {
        curve,
        endpoint: `${origin}${path}`,
        p256dh: curve.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        received: [],
        answers: [],
        requests: 0,
      };
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type PushServiceStandIn = Awaited<ReturnType<typeof startPushService>>;

function receive(browser: Subscriber, { headers }: IncomingMessage, body: Buffer) {
  browser.requests += 1;
  const answer = browser.answers.shift();
  if (answer) return { status: answer.status, headers: answer.headers ?? {} };
  try {
    const keys = { curve: browser.curve, auth: Buffer.from(browser.auth, 'base64url') };
    const message: unknown = JSON.parse(decryptPush(body, keys));
    browser.received.push({ message, headers, vapid: verifyVapid(headers.authorization ?? '') });
    return { status: 201, headers: {} };
  } catch {
    return { status: 400, headers: {} };
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
