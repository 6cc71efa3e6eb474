import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseStore } from '../store/release-store.ts';
import { ARTIFACT, refuse, sendArtifact } from './send-file.ts';

interface AssembledPage {
  html: Buffer;
  brotli: Buffer;
  headers: Record<string, string>;
}

/** The site's origin: the current page for every address of it, and the shell's own files. */
export function servePage(
  store: ReleaseStore,
  siteOrigin: string,
  extra: Record<string, string> = {},
): RequestListener {
  const readPage = createPageReader(store);
  const { host } = new URL(siteOrigin);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD');
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/health') return refuse(response, 200, 'ok');
    // A login is bound to the site's one name; its other names on this machine lead there.
    if (request.headers.host !== host && /^(127\.0\.0\.1|\[::1\])/.test(request.headers.host ?? '')) {
      response.writeHead(307, { location: `${siteOrigin}${request.url}` });
      return response.end();
    }
    const artifact = ARTIFACT.exec(path)?.groups;
    if (artifact)
      return void sendArtifact(
        request,
        response,
        join(store.pathOf(String(artifact.name), String(artifact.id)), String(artifact.path)),
      );
    const file = extra[path];
    if (file) return void sendArtifact(request, response, file);
    if (/\.[a-z0-9]+$/i.test(path)) return refuse(response, 404, 'Not found');
    const found = readPage();
    if (!found) return refuse(response, 503, 'No page is released yet.');
    const { revision, page } = found;
    const etag = `"${revision}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ...page.headers, etag });
      return response.end();
    }
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
      ...page.headers,
      etag,
      vary: 'Accept-Encoding',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : isBrotli ? page.brotli : page.html);
  };
}

/**
 * The pointer is read for each request, so a rollback is seen by the next load; a revision's files are read once. A page
 * that cannot be read is no reason to stop: the last one that could be is served.
 */
function createPageReader({ directory }: ReleaseStore) {
  const pages = new Map<string, AssembledPage>();
  let last: { revision: string; page: AssembledPage } | undefined;
  return () => {
    try {
      const revision = readFileSync(join(directory, 'pages', 'current'), 'utf8');
      const page = pages.get(revision) ?? readAssembled(join(directory, 'pages', revision));
      pages.set(revision, page);
      last = { revision, page };
    } catch (error) {
      console.error('The current page could not be read.', error);
    }
    return last;
  };
}

function readAssembled(folder: string): AssembledPage {
  const html = readFileSync(join(folder, 'index.html'));
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return {
    html,
    brotli,
    headers: JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>,
  };
}
