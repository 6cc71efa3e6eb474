import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isInShare } from '../canary/bucket.ts';
import { type NamedCandidate, trafficOf } from '../canary/candidate.ts';
import { keyOf } from '../canary/candidate-pages.ts';
import { hostCookie } from './read-cookie.ts';
import type { Document } from './revision-reader.ts';

interface Pages {
  /** The folder of the page. */
  name: string;
  page: Document;
  candidates: readonly NamedCandidate[];
  /** By `keyOf` their candidates. */
  variants: ReadonlyMap<string, Document>;
}

export interface ChosenPage {
  document: Document;
  /** Identifies the content, for the ETag. */
  version: string;
}

/**
 * The page of a visitor: with the candidates whose share the visitor is in. Without a running candidate all visitors get the same page, and no
 * cookie.
 *
 * @param forced names of microfrontends whose candidates a developer wants to see, paused or not
 */
export function choosePage(
  request: IncomingMessage,
  { name, page, candidates, variants }: Pages,
  cohorts: ReturnType<typeof createCohorts>,
  forced?: readonly string[] | null,
): ChosenPage {
  if (forced) return forcedPage({ name, page, candidates, variants }, forced);
  const running = candidates.filter((each) => trafficOf(each) > 0);
  if (running.length === 0) return { document: page, version: name };
  const known = cohorts.read(request);
  const { cohort, cookie } = known === null ? cohorts.create() : { cohort: known, cookie: undefined };
  const key = keyOf(running.filter((each) => isInShare(cohort, each)));
  const document = variants.get(key) ?? page;
  const headers = {
    ...document.headers,
    // Each visitor may get another page at the same address.
    'cache-control': 'private, no-cache',
    ...(cookie ? { 'set-cookie': cookie } : {}),
  };
  return { document: { ...document, headers }, version: variants.has(key) ? `${name}.${key}` : name };
}

function forcedPage({ name, page, candidates, variants }: Pages, forced: readonly string[]): ChosenPage {
  const key = keyOf(candidates.filter((each) => forced.includes(each.name)));
  const document = variants.get(key) ?? page;
  const headers = { ...document.headers, 'cache-control': 'private, no-store' };
  return { document: { ...document, headers }, version: `${name}.${key}` };
}

/** A candidate runs for days; a visitor stays with it meanwhile. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** The cookie that puts a visitor on one side of each candidate: a random number, without any data of the visitor. */
export function createCohorts(site: string) {
  const cookie = hostCookie(site, 'xana-cohort', 'Lax');
  return {
    /** Null for a visitor without a valid cookie. */
    read({ headers }: IncomingMessage): string | null {
      const value = cookie.read(headers.cookie);
      return /^[0-9a-f]{32}$/.test(value) ? value : null;
    },
    /** @returns the value, and the header that sets it */
    create(): { cohort: string; cookie: string } {
      const cohort = randomBytes(16).toString('hex');
      return { cohort, cookie: cookie.set(cohort, MAX_AGE_SECONDS) };
    },
  };
}
