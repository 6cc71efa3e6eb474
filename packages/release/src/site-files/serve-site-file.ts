import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { packageFile } from '../package-file.ts';
import { matchesEtag } from '../server/content-negotiation.ts';
import { webManifest } from './web-manifest.ts';

interface SiteFile {
  content: Buffer;
  headers: Record<string, string>;
}

/** They keep their addresses, so they are cached for a day only. */
const CACHE_CONTROL = 'public, max-age=86400';

const TYPES: Record<string, string> = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'share-card.png': 'image/png',
};
const ICONS = new Map(
  Object.entries(TYPES).map(([name, type]) => [
    `/${name}`,
    describe(readFileSync(packageFile(`src/site-files/icons/${name}`)), {
      'content-type': type,
      // Services that show previews of links load the card from other sites.
      'cross-origin-resource-policy': 'cross-origin',
    }),
  ]),
);

const manifestIn = (locale: 'en' | 'ja') =>
  describe(Buffer.from(webManifest(locale)), {
    'content-type': 'application/manifest+json; charset=utf-8',
    vary: 'Accept-Language',
  });
const MANIFESTS = { en: manifestIn('en'), ja: manifestIn('ja') };

/** Serves the icons and the web app manifest of the site, which belong to no release. @returns false for another path */
export function serveSiteFile(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const file = path === '/manifest.webmanifest' ? MANIFESTS[localeOf(request)] : ICONS.get(path);
  if (!file) return false;
  const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 16)}"`;
  const headers = { ...file.headers, etag };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  response.writeHead(200, { ...headers, 'content-length': file.content.length });
  response.end(request.method === 'HEAD' ? undefined : file.content);
  return true;
}

const localeOf = ({ headers }: IncomingMessage) => (/^ja\b/i.test(headers['accept-language'] ?? '') ? 'ja' : 'en');

function describe(content: Buffer, headers: Record<string, string>): SiteFile {
  return {
    content,
    headers: {
      ...headers,
      'cache-control': CACHE_CONTROL,
      // An SVG is a document, which could contain a script.
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  };
}
