import type { DeveloperPage } from '@xana/contracts/releases/developer-page';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { operationTable } from '../page/operation-table.ts';
import { jsonBlock } from '../page/page-html.ts';

export interface AssembledPage {
  html: string;
  headers: Record<string, string>;
  registry: PageRegistry;
}

/** The `id` and version of an override in the page registry, in the place of a release. */
const OVERRIDE_ID = 'override';

/**
 * The page of a developer: the registry names the override as the entry of its remote, without a fallback, and the headers allow
 * its origin. Everything else, also the hashes of all other files, is the assembled page.
 */
export function developerVariant(
  { html, headers, registry }: AssembledPage,
  page: DeveloperPage,
): Pick<AssembledPage, 'html' | 'headers'> {
  const blocks = jsonBlock('xana-registry', overriddenRegistry(registry, page)) + jsonBlock('xana-developer', page);
  return {
    html: html.replace(REGISTRY_BLOCK, () => blocks),
    headers: developerHeaders(headers, page),
  };
}

const REGISTRY_BLOCK = /<script type="application\/json" id="xana-registry">.*?<\/script>/s;

function overriddenRegistry(registry: PageRegistry, { overrides }: DeveloperPage): PageRegistry {
  const urls = new Map(overrides.map(({ name, url }) => [name, url]));
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const url = urls.get(remote.name);
      if (!url) return remote;
      return {
        ...remote,
        active: { id: OVERRIDE_ID, version: OVERRIDE_ID, entries: [url] },
        lastKnownGood: null,
        // The changed code may call other operations than the release, with the same grants.
        operations: operationTable([{ contributions: remote.contributions }]),
      };
    }),
  };
}

function developerHeaders(headers: Record<string, string>, { overrides }: DeveloperPage): Record<string, string> {
  const origins = [...new Set(overrides.map(({ url }) => new URL(url).origin))].join(' ');
  const { 'integrity-policy': integrityPolicy, ...others } = headers;
  const policy = others['content-security-policy'] ?? '';
  return {
    ...others,
    'cache-control': 'private, no-store',
    ...(origins
      ? { 'content-security-policy': policy.replace(/(?<=^|; )(script-src|connect-src) /g, `$1 ${origins} `) }
      : // Integrity-Policy has no list of origins, so it applies unless the page loads code without a hash.
        integrityPolicy && { 'integrity-policy': integrityPolicy }),
  };
}
