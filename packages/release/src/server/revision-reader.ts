import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import type { PageRevision } from '@xana/contracts/releases/page-revision';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import type { NamedCandidate } from '../canary/candidate.ts';
import { routePattern } from '../page/addresses.ts';
import { type CompressedFile, readCompressedFile } from '../page/compressed-file.ts';
import type { PageFiles } from '../page/write-page.ts';
import { METADATA_FILE, type MetadataTable, readMetadataTable } from '../page-metadata/metadata-table.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createTrustedPages, createUnverifiedPages, type FoundPage, type Pages } from './find-page.ts';

/** How often a rejected page is read again, in milliseconds: it may be repaired under the same name. */
const RETRY_INTERVAL_MS = 1_000;

export type Document = CompressedFile & { headers: Record<string, string> };

/** One assembled revision. */
interface Revision {
  name: string;
  page: Document;
  discovery: Document;
  /** What open tabs compare with their page. */
  revision: Document;
  /** The page registry as it was assembled. */
  registry: string;
  /** The patterns of all pages that its remotes contribute. */
  routes: readonly RegExp[];
  /** How crawlers see its pages. */
  metadata: MetadataTable;
  candidates: readonly NamedCandidate[];
  /** The pages of visitors who get candidates, by their names. */
  variants: ReadonlyMap<string, Document>;
  /** The releases that it can load, as `name/id`. */
  releases: ReadonlySet<string>;
}

export interface RevisionReader {
  /** Looks whether another page became active, and verifies it. */
  refresh(): Promise<void>;
  /** The page that `refresh` found, or the last verified one when that was rejected; undefined before the first one. */
  current(): Revision | undefined;
  /** Whether the active page was rejected, or the timestamp of the registry expired. */
  isRejected(): boolean;
}

/**
 * Reads the pointer on each request, so that a rollback takes effect at the next page load, and reads and verifies each revision
 * once. A page that cannot be read, or that the release managers did not sign, is never served.
 */
export function createRevisionReader(store: ReleaseStore): RevisionReader {
  const pages = store.keys.trust ? createTrustedPages(store, store.keys.trust) : createUnverifiedPages(store);
  let last: Revision | undefined;
  let seen: string | undefined = '';
  let rejected: { reason: string; at: number } | undefined;
  let pending: Promise<void> | undefined;
  const read = async () => {
    try {
      seen = pointerOf(pages);
      const { name, files } = await pages.read();
      if (name !== last?.name) last = parseRevision(name, files);
      rejected = undefined;
    } catch (error) {
      const reason = (error as Error).message;
      last ??= revisionOf(pages.remembered());
      if (rejected?.reason !== reason)
        console.error(`The active page was rejected; ${last ? `${last.name} is served` : 'none is served'}. ${reason}`);
      rejected = { reason, at: Date.now() };
    }
  };
  const isDue = () => {
    const isWaiting = rejected && Date.now() - rejected.at < RETRY_INTERVAL_MS;
    return (rejected && !isWaiting) || pointerOf(pages) !== seen;
  };
  const refresh = async (): Promise<void> => {
    // A change during the read is read, too.
    if (pending) await pending;
    if (!isDue()) return;
    pending ??= read().finally(() => {
      pending = undefined;
    });
    await pending;
  };
  return {
    refresh,
    current: () => last,
    isRejected: () => rejected !== undefined || pages.isExpired(),
  };
}

function pointerOf({ pointer }: Pages): string | undefined {
  try {
    return pointer();
  } catch {
    return undefined;
  }
}

const revisionOf = (page: FoundPage | undefined): Revision | undefined => page && parseRevision(page.name, page.files);

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };

function parseRevision(name: string, files: PageFiles): Revision {
  const text = String(files.get('registry.json') ?? '');
  const { registry, ignored } = readPageRegistry(JSON.parse(text));
  for (const { remote, reason } of ignored)
    console.warn(`The page registry has an entry of ${remote} that was ignored: ${reason}.`);
  return {
    name,
    registry: text,
    routes: routesOf(registry),
    releases: new Set(JSON.parse(String(files.get('loadable.json') ?? '[]')) as string[]),
    page: readDocument(files, ''),
    metadata: readMetadataTable(files.get(METADATA_FILE)?.toString()),
    candidates: readCandidates(files),
    variants: readVariants(files),
    discovery: {
      ...readCompressedFile(files, 'discovery.json'),
      headers: { ...JSON_HEADERS, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' },
    },
    revision: {
      ...readCompressedFile(new Map([...withoutRevision(registry.revision), ...files]), 'revision.json'),
      headers: { ...JSON_HEADERS, 'cache-control': 'public, max-age=1' },
    },
  };
}

/** @param prefix of the files' names, for the page of candidates */
function readDocument(files: PageFiles, prefix: string): Document {
  const headers = JSON.parse(String(files.get(`${prefix}headers.json`) ?? '')) as Record<string, string>;
  return { ...readCompressedFile(files, `${prefix}index.html`), headers };
}

/** Pages of earlier versions of this package have no such file. */
const readCandidates = (files: PageFiles): NamedCandidate[] =>
  JSON.parse(String(files.get('candidates.json') ?? '[]')) as NamedCandidate[];

const VARIANT = /^(.+)\.index\.html$/;

function readVariants(files: PageFiles): Map<string, Document> {
  const keys = [...files.keys()].flatMap((file) => VARIANT.exec(file)?.[1] ?? []);
  return new Map(keys.map((key) => [key, readDocument(files, `${key}.`)]));
}

/** Pages of earlier versions of this package have no such file: open tabs learn nothing from them. */
const withoutRevision = (revision: number): [string, Buffer][] => [
  ['revision.json', Buffer.from(JSON.stringify({ revision, microfrontends: {} } satisfies PageRevision))],
];

/** A page whose path is not a pattern gets status 404; those of all other remotes are served. */
function routesOf({ remotes }: PageRegistry): RegExp[] {
  return remotes.flatMap(({ name, contributions }) =>
    contributions.pages.flatMap(({ path }) => {
      try {
        // Case-insensitive, as the page's router.
        return [new RegExp(routePattern(path), 'i')];
      } catch (error) {
        console.warn(`The path ${path} of ${name} was ignored: ${(error as Error).message}.`);
        return [];
      }
    }),
  );
}
