import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import {
  MAX_RELEASE_HEALTH_BYTES,
  type ReleaseOutcome,
  releaseHealthReport,
} from '@xana/contracts/releases/release-health';
import { clientNetwork } from './client-address.ts';
import type { HealthCollector } from './health-collector.ts';
import { sendText } from './send-file.ts';

interface Receiver {
  collector: HealthCollector;
  trustedProxies: BlockList;
  siteOrigin: string;
  /** Whether the active page can load this release. Others are ignored. */
  isOnPage(name: string, id: string): boolean;
  /** Counts the report for or against a candidate. */
  vote(network: string, request: IncomingMessage, outcomes: readonly ReleaseOutcome[]): void;
}

/** Answers `POST /release-health`, which the page sends with `navigator.sendBeacon`. */
export async function receiveHealth(
  request: IncomingMessage,
  response: ServerResponse,
  { collector, trustedProxies, siteOrigin, isOnPage, vote }: Receiver,
): Promise<void> {
  if (!isSameOrigin(request, siteOrigin)) return sendText(response, 403, 'Only from the site');
  const visitor = clientNetwork(request, trustedProxies);
  // Not 429: browsers would print an error on a page whose visitors share an address.
  if (!collector.isWithinLimit(visitor)) return void response.writeHead(204).end();
  const body = await readBody(request);
  if (body === undefined) {
    response.setHeader('connection', 'close');
    return sendText(response, 413, `At most ${MAX_RELEASE_HEALTH_BYTES} bytes`);
  }
  const report = releaseHealthReport.safeParse(parse(body));
  if (!report.success) return sendText(response, 400, 'Not a health report');
  const outcomes = report.data.outcomes.filter(({ name, id }) => isOnPage(name, id));
  collector.add(visitor, outcomes);
  vote(visitor, request, outcomes);
  response.writeHead(204).end();
}

/** Browsers set these headers; pages of other sites cannot. */
function isSameOrigin({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === siteOrigin : site === 'same-origin';
}

/** @returns undefined when it is too long or the client is gone */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_RELEASE_HEALTH_BYTES) return chunks.push(chunk);
      request.pause();
      resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => resolve(undefined));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
