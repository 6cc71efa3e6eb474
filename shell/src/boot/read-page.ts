import { type PublicConfig, publicConfig } from '@xana/contracts/public-config';
import { developmentPage } from '@xana/contracts/releases/development-page';
import { type PageRegistry, pageRegistry } from '@xana/contracts/releases/page-registry';

/** What the assembled `index.html` says: which releases make up this page, and where the services are. */
export function readPage(page: Document): {
  registry: PageRegistry;
  config: PublicConfig;
  hashedFiles: Set<string>;
  /** Only on a page for development. */
  development: { changes: string } | null;
} {
  return {
    // Handed to code of others later: what they change must not change where calls go, or what a remote may do.
    registry: deepFreeze(pageRegistry.parse(readBlock(page, 'xana-registry'))),
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
  if (!text) throw new Error(`The page has no block "${id}": it was not assembled by a release.`);
  return JSON.parse(text);
}

/** Addresses with a hash in the import map. The browser checks a hash that is there; that it *is* there is checked by us. */
function readHashedFiles(page: Document): Set<string> {
  const map = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return new Set(Object.keys(integrity));
}
