import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { lookupPublic } from './public-address.ts';

const ANSWER_TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 16_000;
const MAX_SOCKETS_PER_SERVICE = 20;

/** Of push services: their connections are kept, because many messages go to few hosts. */
const publicAgent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS_PER_SERVICE, lookup: lookupPublic });

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Sends one message to an address that a member has supplied: follows no redirect, and reads at most 16 kB of the answer, which no
 * member sees.
 *
 * @param isSandbox the endpoint is the stand-in of the sandbox, on this machine
 * @throws Error when the service does not answer in time, or has no public address
 */
export function postMessage(
  { endpoint, headers, body }: PushRequest,
  { isSandbox, timeoutMs = ANSWER_TIMEOUT_MS }: { isSandbox: boolean; timeoutMs?: number },
): Promise<PushAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { method: 'POST', headers, signal };
  return new Promise((resolve, reject) => {
    const request = isSandbox
      ? requestHttp(endpoint, options)
      : requestHttps(endpoint, { ...options, agent: publicAgent });
    request.on('error', (error) => reject(signal.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
    request.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) response.destroy();
      });
      // The answer may end with an error after its head, which is all that is needed.
      response.on('error', () => undefined);
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    request.end(body);
  });
}
