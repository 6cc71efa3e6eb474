import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { extname, join } from 'node:path';
import { PUSH_WORKER_PATH } from '@xana/contracts/push-worker';
import { REVISION_EVENTS_PATH, REVISION_PATH } from '@xana/contracts/releases/page-revision';
import { RELEASE_HEALTH_PATH, type ReleaseOutcome } from '@xana/contracts/releases/release-health';
import type { VoteCollector } from '../canary/collect-votes.ts';
import { DEVELOPER_PATH, type DeveloperPages } from '../developer/developer-pages.ts';
import type { PicturePainter } from '../first-picture/paint-first-picture.ts';
import { isCrawler } from '../page-metadata/crawlers.ts';
import type { PageDescriber } from '../page-metadata/page-describer.ts';
import { sendSitemap } from '../page-metadata/send-sitemap.ts';
import { isSitemapPath } from '../page-metadata/sitemaps.ts';
import { serveSiteFile } from '../site-files/serve-site-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { choosePage, createCohorts } from './choose-page.ts';
import { clientNetwork } from './client-address.ts';
import { encodingFor, matchesEtag } from './content-negotiation.ts';
import type { HealthCollector } from './health-collector.ts';
import { receiveHealth } from './receive-health.ts';
import { createRevisionEvents } from './revision-events.ts';
import { createRevisionReader, type Document, type RevisionReader } from './revision-reader.ts';
import { findArtifact, sendArtifact, sendText } from './send-file.ts';
import { servePushWorker } from './serve-push-worker.ts';

interface PageOptions {
  /** Files by URL path that are not part of a release. */
  extra?: Record<string, string>;
  /** Absent: the page has no developer overrides. */
  developer?: DeveloperPages | null;
  /** Absent: crawlers get the page as it was assembled. */
  describer?: PageDescriber;
  /** Absent: pages show their pictures when their code runs. */
  painter?: PicturePainter;
  /** Absent: reports about releases are not accepted. */
  health?: HealthCollector;
  /** Gets how to count the tabs that listen, by the revision of their page. */
  onTabs?(read: () => Record<string, number>): void;
  /** Absent: candidates are not compared with the active releases. */
  votes?: VoteCollector;
  /** Default: none. */
  trustedProxies?: BlockList;
  /** Whether the worker of the site answers a navigation without a network. Default: yes. */
  hasOfflinePage?: boolean;
  /** Whether the store may have a newer page that this server does not get. Default: never. */
  isBehind?(): boolean;
}

/**
 * Serves the site's origin: the active page at every path, its revision, the discovery document and the shell's files. A path that no
 * remote contributes gets the same page with status 404; the page shows "not found".
 */
export function servePage(
  store: ReleaseStore,
  siteOrigin: string,
  {
    extra = {},
    developer,
    describer,
    painter,
    health,
    votes,
    onTabs,
    trustedProxies = new BlockList(),
    hasOfflinePage = true,
    isBehind = () => false,
  }: PageOptions = {},
): RequestListener {
  const revisions = createRevisionReader(store);
  const events = createRevisionEvents({
    networkOf: (request) => clientNetwork(request, trustedProxies),
    refresh: () => revisions.refresh(),
    read() {
      const current = revisions.current();
      return current && { name: current.name, text: String(current.revision.identity) };
    },
  });
  onTabs?.(() => events.tabs());
  const sendPushWorker = servePushWorker(hasOfflinePage);
  const cohorts = createCohorts(siteOrigin);
  const vote = (network: string, request: IncomingMessage, outcomes: readonly ReleaseOutcome[]) => {
    const { candidates = [] } = revisions.current() ?? {};
    votes?.add(network, cohorts.read(request), candidates, outcomes);
  };
  const { host } = new URL(siteOrigin);
  const isOnPage = (name: string, id: string) => revisions.current()?.releases.has(`${name}/${id}`) ?? false;
  /** What depends on the active page. */
  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    await revisions.refresh();
    if (path === '/ready') return sendReadiness(response, revisions, isBehind());
    if (path === REVISION_EVENTS_PATH) return events.open(request, response);
    const current = revisions.current();
    if (!current) return sendText(response, 503, 'There is no page that can be served.');
    if (path === '/discovery.json') return sendDocument(request, response, current.discovery, current.name);
    if (path === REVISION_PATH) return sendDocument(request, response, current.revision, current.name);
    if (describer && isSitemapPath(path))
      return sendSitemap(response, await describer.sitemaps.find(path, current.metadata));
    const isKnown = current.routes.some((route) => route.test(path));
    const variant = developer?.variantOf(request, current);
    if (variant) return sendUncompressed(request, response, isKnown ? 200 : 404, variant);
    if (describer && isCrawler(request.headers['user-agent'])) {
      const { status, ...described } = await describer.describe(request.url ?? '/', current.page, current.metadata);
      return sendUncompressed(request, response, isKnown ? status : 404, described);
    }
    const { document, version } = choosePage(request, current, cohorts, developer?.candidatesOf(request));
    if (!isKnown) return sendEncoded(request, response, 404, document);
    const painted = await painter?.paint(request.url ?? '/', document, current.metadata);
    if (painted) return sendDocument(request, response, painted.document, `${version}.${painted.tag}`);
    sendDocument(request, response, document, version);
  };
  return (request, response) => {
    if (health && request.method === 'POST' && request.url === RELEASE_HEALTH_PATH)
      return void revisions
        .refresh()
        .then(() =>
          receiveHealth(request, response, { collector: health, trustedProxies, siteOrigin, isOnPage, vote }),
        );
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD');
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/health') return sendText(response, 200, 'ok');
    if (path === '/robots.txt')
      return sendText(response, 200, `User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`);
    // Logins are bound to the site's origin: redirect loopback aliases to it.
    if (
      request.headers.host !== host &&
      /^(127\.0\.0\.1|\[::1\])/.test(request.headers.host ?? '') &&
      path !== '/ready'
    ) {
      response.writeHead(307, { location: `${siteOrigin}${request.url}` });
      return response.end();
    }
    if (path === PUSH_WORKER_PATH) return sendPushWorker(request, response);
    if (serveSiteFile(request, response, path)) return;
    const address = request.url ?? '/';
    const artifact = findArtifact(address);
    const file = artifact ? join(store.pathOf(artifact.name, artifact.id), artifact.path) : extra[address];
    if (file) return void sendArtifact(request, response, file);
    if (path !== '/discovery.json' && !isSitemapPath(path) && /^\.[a-z0-9]+$/i.test(extname(path)))
      return sendText(response, 404, 'Not found');
    if (developer && path === DEVELOPER_PATH) return developer.open(request, response);
    void answer(request, response, path);
  };
}

/** Degraded: the active page was rejected or may be unknown, and an earlier one is served. */
function sendReadiness(response: ServerResponse, revisions: RevisionReader, isBehind: boolean): void {
  const page = revisions.current()?.name ?? null;
  const status = page === null ? 'unavailable' : revisions.isRejected() || isBehind ? 'degraded' : 'ready';
  response.writeHead(page === null ? 503 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status, page }));
}

function sendDocument(request: IncomingMessage, response: ServerResponse, document: Document, revision: string): void {
  const etag = `"${revision}"`;
  // A weak tag: all encodings are the same document (RFC 9110 §8.8.3).
  const headers = { ...document.headers, etag: `W/${etag}`, vary: varyOf(document) };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  sendEncoded(request, response, 200, { ...document, headers });
}

/** What is private differs between visitors. */
const varyOf = ({ headers }: Document): string =>
  headers['cache-control']?.startsWith('private') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';

function sendEncoded(request: IncomingMessage, response: ServerResponse, status: number, document: Document): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const headers = { ...document.headers, vary: varyOf(document) };
  response.writeHead(status, { ...headers, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) });
  response.end(request.method === 'HEAD' ? undefined : document[encoding]);
}

function sendUncompressed(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html, headers }: { html: string | Buffer; headers: Record<string, string> },
): void {
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : html);
}
