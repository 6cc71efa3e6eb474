import type { DeveloperPage } from '@xana/contracts/releases/developer-page';
import * as z from 'zod/mini';
import { operationTable } from '../page/operation-table.ts';
import { jsonBlock } from '../page/page-html.ts';

export interface AssembledPage {
  html: string;
  headers: Record<string, string>;
  /** `registry.json` */
  registry: string;
}

export type DeveloperVariant = Pick<AssembledPage, 'html' | 'headers'>;

/** The fields of the page registry that a variant reads; it keeps all others as they are. */
const assembledRegistry = z.looseObject({
  remotes: z.array(z.looseObject({ name: z.string(), contributions: z.looseObject({ grants: z.array(z.string()) }) })),
});

export function remotesOf(registry: string): string[] {
  return assembledRegistry.parse(JSON.parse(registry)).remotes.map(({ name }) => name);
}

/**
 * The page of a developer: the registry names the override as the only entry of its remote, and the headers allow its origin.
 * Everything else, including the hashes of all other files, is the assembled page.
 */
export function developerVariant({ html, headers, registry }: AssembledPage, page: DeveloperPage): DeveloperVariant {
  const blocks = jsonBlock('xana-registry', overriddenRegistry(registry, page)) + jsonBlock('xana-developer', page);
  return { html: replaceRegistryBlock(html, blocks), headers: developerHeaders(headers, page) };
}

function replaceRegistryBlock(html: string, blocks: string): string {
  const start = html.indexOf('<script type="application/json" id="xana-registry">');
  const end = html.indexOf('</script>', start) + '</script>'.length;
  if (start < 0) throw new Error('The assembled page has no block "xana-registry".');
  return html.slice(0, start) + blocks + html.slice(end);
}

/** In the position of a release's id and version. The page reads the override's manifest and replaces it. */
const UNRESOLVED = 'unresolved';

/** A remote without a release: the page shows what the manifest of the override contributes. It has no grant. */
const unreleased = (name: string) => ({ name, contributions: { pages: [], slots: [], handlers: [], grants: [] } });

function overriddenRegistry(text: string, { overrides }: DeveloperPage): unknown {
  const registry = assembledRegistry.parse(JSON.parse(text));
  const urls = new Map(overrides.map(({ name, url }) => [name, url]));
  const names = registry.remotes.map(({ name }) => name);
  const added = overrides.filter(({ name }) => !names.includes(name)).map(({ name }) => unreleased(name));
  const remotes = [...registry.remotes, ...added].map((remote) => {
    const url = urls.get(remote.name);
    if (!url) return remote;
    return {
      ...remote,
      active: { id: UNRESOLVED, version: UNRESOLVED, entries: [url] },
      // No fallback: the developer must see it when the override does not work.
      lastKnownGood: null,
      // The changed code may call other operations than the release, with the same grants.
      operations: operationTable([{ contributions: remote.contributions }]),
    };
  });
  return { ...registry, remotes };
}

function developerHeaders(assembled: Record<string, string>, { overrides }: DeveloperPage): Record<string, string> {
  const headers: Record<string, string> = { ...assembled, 'cache-control': 'private, no-store' };
  const origins = [...new Set(overrides.map(({ url }) => new URL(url).origin))];
  if (origins.length === 0) return headers;
  headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
    /\b(script-src|connect-src) /g,
    `$1 ${origins.join(' ')} `,
  );
  // It has no exception for one origin, and the files of an override have no hash. The import map still has those of all others.
  delete headers['integrity-policy'];
  return headers;
}
