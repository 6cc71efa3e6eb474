import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { REVISION_EVENTS_PATH } from '@xana/contracts/releases/page-revision';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { assemblePage } from '@xana/release/assemble-page';
import type { PicturePainter } from '@xana/release/first-picture';
import { importMap } from '@xana/release/import-map';
import { sha384 } from '@xana/release/integrity';
import { type MetadataTable, metadataTableOf } from '@xana/release/metadata-table';
import { operationTable } from '@xana/release/operation-table';
import { pageHeaders } from '@xana/release/page-headers';
import { pageHtml } from '@xana/release/page-html';
import type { PageSettings } from '@xana/release/page-settings';
import { readRegistry } from '@xana/release/read-registry';
import type { ReleaseStore } from '@xana/release/release-store';
import type { OneBundle } from './build-one-bundle.ts';
import type { Answer, Origin } from './secure-front.ts';

const smallest = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const ARTIFACT = /^\/r\d\/([^/]+)\/([^/]+)\/([^/?]+)$/;
const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Fonts are compressed by their format, modules by brotli. */
const LETTERS = /\.woff2$/;
const headersOf = (path: string) =>
  LETTERS.test(path)
    ? { ...FOR_EVER, 'content-type': 'font/woff2' }
    : { ...FOR_EVER, 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' };

/** No release happens while a page is measured; the tab asks again long after that. */
const NO_REVISION: Answer = {
  headers: { 'content-type': 'text/event-stream' },
  body: Buffer.from('retry: 600000\n\n'),
};

/** The site's origin of a composed page: the page at each path, and published files below `/r0/` to `/r2/`. */
export function composedOrigin(store: ReleaseStore, settings: PageSettings, painter: PicturePainter): Origin {
  const folder = assemblePage(store, settings, readRegistry(store));
  const page = paintedPage({
    html: readFileSync(join(folder, 'index.html')),
    headers: JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>,
    table: metadataTableOf(activeRecords(store)),
    painter,
  });
  const artifacts = artifactOrigin(store);
  return (request) =>
    artifacts(request) ??
    (request.url.startsWith(REVISION_EVENTS_PATH) ? NO_REVISION : undefined) ??
    (request.url === '/robots.txt' ? undefined : page(request));
}

function activeRecords(store: ReleaseStore): ReleaseRecord[] {
  const { microfrontends } = readRegistry(store);
  return Object.entries(microfrontends).map(([name, { active }]) => store.record(name, active));
}

interface PaintedPage {
  html: Buffer;
  headers: Record<string, string>;
  table: MetadataTable;
  painter: PicturePainter;
}

/** The page at any address, with its first picture, as the page server sends it. */
function paintedPage({ html, headers, table, painter }: PaintedPage): (request: { url: string }) => Promise<Answer> {
  const document = { identity: html, br: smallest(html), gzip: html, headers };
  return async ({ url }) => {
    const painted = await painter.paint(url, document, table);
    return { headers: { ...headers, 'content-encoding': 'br' }, body: (painted?.document ?? document).br };
  };
}

/** Serves published files only. */
export function artifactOrigin(store: ReleaseStore): (request: { url: string }) => Answer | undefined {
  return ({ url }) => {
    const [, name = '', id = '', path = ''] = ARTIFACT.exec(url) ?? [];
    const file = join(store.pathOf(name, id), LETTERS.test(path) ? path : `${path}.br`);
    return path && existsSync(file) ? { headers: headersOf(path), body: readFileSync(file) } : undefined;
  };
}

/** The site's origin of the single bundle: the same HTML with the bundle's files instead of the remotes'. */
export function bundleOrigin(
  store: ReleaseStore,
  settings: PageSettings,
  { bundle, painter }: { bundle: OneBundle; painter: PicturePainter },
): Origin {
  const records = activeRecords(store);
  const contents = new Map(
    readdirSync(bundle.directory)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => [file, readFileSync(join(bundle.directory, file))]),
  );
  const shell = records.find(({ kind }) => kind === 'shell') as ReleaseRecord;
  const asOne: ReleaseRecord = {
    ...shell,
    id: bundle.id,
    entry: bundle.entry,
    modules: { main: [bundle.entry] },
    files: [...contents].map(([path, content]) => ({
      path,
      integrity: sha384(content),
      bytes: content.length,
      compressedBytes: 0,
    })),
  };
  const remotes = records.filter(({ kind }) => kind === 'remote');
  // The files of a remote are files of the bundle; pages, slots and requests stay the same.
  const inBundle = remotes.map(
    (remote): ReleaseRecord => ({
      ...asOne,
      contributions: remote.contributions,
      modules: Object.fromEntries(
        Object.keys(remote.modules).map((module) => [module, bundle.modules[`${remote.name}-${module}`] ?? []]),
      ),
    }),
  );
  const { html, inline } = pageHtml({
    settings,
    shell: { active: asOne, lastKnownGood: null },
    remotes: inBundle,
    baseCss: readFileSync(join(store.pathOf(shell.name, shell.id), 'base.css'), 'utf8'),
    importMap: importMap([asOne], settings.origins),
    registry: {
      revision: 1,
      remotes: remotes.flatMap((record) => {
        const { name, version, contributions } = record;
        if (!contributions) return [];
        const active = { id: bundle.id, version, entries: [] };
        return [{ name, active, lastKnownGood: null, contributions, operations: operationTable([record]) }];
      }),
    },
  });
  const page = paintedPage({
    html: Buffer.from(html),
    headers: pageHeaders(settings, inline),
    table: metadataTableOf(inBundle),
    painter,
  });
  const compressed = new Map([...contents].map(([path, content]) => [path, smallest(content)]));
  const letters = artifactOrigin(store);
  return (request) => {
    const path = ARTIFACT.exec(request.url)?.[3] ?? '';
    const body = compressed.get(path);
    if (body) return { headers: headersOf(path), body };
    return letters({ url: request.url.replace(bundle.id, shell.id) }) ?? page(request);
  };
}
