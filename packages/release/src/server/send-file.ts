import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './content-negotiation.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};
export const contentTypeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream';

/** Suffixes of the compressed copies that publish stores. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/** The URL of a release's file. All prefixes serve the same folder. */
const ARTIFACT =
  /^\/r[0-2]\/(?<name>[a-z][a-z0-9-]*)\/(?<id>[0-9a-f]{16})\/(?<path>[A-Za-z0-9_.-]+\.(?:mjs|css|woff2)|mf-manifest\.json)$/;

/**
 * Finds a file by its exact URL. A query is rejected: the import map has no hash for such a URL, so the browser would load the
 * file as another, unchecked module.
 */
export function findArtifact(address: string): { name: string; id: string; path: string } | undefined {
  return ARTIFACT.exec(address)?.groups as { name: string; id: string; path: string } | undefined;
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  response.end(text);
}

/** Sends a published file with its stored compression and an immutable cache policy. */
export async function sendArtifact(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const compressed = encoding !== 'identity' && (await readFile(file + ENDINGS[encoding]).catch(() => undefined));
  const content = compressed || (await readFile(file).catch(() => undefined));
  if (!content) return sendText(response, 404, 'Not found');
  response.writeHead(200, {
    'content-type': contentTypeOf(file),
    'content-length': content.length,
    ...(compressed ? { 'content-encoding': encoding } : {}),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
