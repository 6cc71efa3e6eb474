import { requestUrl } from '@xana/api-client';
import type { Host, Operation } from '@xana/contracts/operation';
import { type PublicConfig, publicConfig } from '@xana/contracts/public-config';
import { developmentPage } from '@xana/contracts/releases/development-page';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { type IgnoredEntry, readPageRegistry } from '@xana/contracts/releases/read-page-registry';

declare global {
  interface Window {
    /** Replies that the HTML requested before any code ran, by address, followed by the body of a POST. */
    xanaAnswers?: Record<string, Promise<{ data: unknown }>>;
  }
}

/** Reads the assembled `index.html`: the active releases, the addresses of the services and the hashes of the files. */
export function readPage(page: Document): {
  registry: PageRegistry;
  /** Entries of the registry that this shell cannot use. */
  ignored: IgnoredEntry[];
  config: PublicConfig;
  hashedFiles: Set<string>;
  /** Only on a page for development. */
  development: { changes: string } | null;
} {
  const { registry, ignored } = readPageRegistry(readBlock(page, 'xana-registry'));
  return {
    // Remotes get these objects: a change by one of them must not redirect calls or grant rights.
    registry: deepFreeze(registry),
    ignored,
    config: deepFreeze(publicConfig.parse(readBlock(page, 'xana-config'))),
    hashedFiles: readHashedFiles(page),
    development: page.getElementById('xana-development')
      ? developmentPage.parse(readBlock(page, 'xana-development'))
      : null,
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

function readBlock(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no block "${id}".`);
  return JSON.parse(text);
}

/** Addresses with a hash in the import map. The browser checks the hash of a file; the loader checks that there is one. */
function readHashedFiles(page: Document): Set<string> {
  const map = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return new Set(Object.keys(integrity));
}

/** Preloaded replies are used until this time after the start of the navigation; later calls ask the server. */
const PRELOAD_MAX_AGE_MS = 20_000;

/** Returns each preloaded reply once; later calls of the same address ask the server. */
export function preloadedAnswers(origins: Record<Host, string>) {
  return (operation: Operation, input: unknown): Promise<unknown> | undefined => {
    if (performance.now() > PRELOAD_MAX_AGE_MS) return undefined;
    const key = requestUrl(operation, input, origins) + (operation.method === 'GET' ? '' : JSON.stringify(input));
    const replies = window.xanaAnswers ?? {};
    const reply = replies[key];
    delete replies[key];
    return reply?.then(({ data }) => data);
  };
}
