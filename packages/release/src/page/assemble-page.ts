import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRegistry, PageRelease } from '@xana/contracts/releases/page-registry';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { candidatesOf } from '../canary/candidate.ts';
import { candidateStates, describeTraffic } from '../canary/candidate-pages.ts';
import { pageFallback } from '../health/last-known-good.ts';
import { METADATA_FILE, metadataTableOf } from '../page-metadata/metadata-table.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { addressOf, PREFIXES } from './addresses.ts';
import { writeCompressedFile } from './compressed-file.ts';
import { describeForDiscovery } from './discovery.ts';
import { fallbackShell } from './fallback-shell.ts';
import { importMap } from './import-map.ts';
import { operationTable } from './operation-table.ts';
import { pageHeaders } from './page-headers.ts';
import { pageHtml } from './page-html.ts';
import { describeRevision } from './page-revision.ts';
import type { PageSettings } from './page-settings.ts';
import { writePage } from './write-page.ts';

interface ReleasePair {
  active: ReleaseRecord;
  lastKnownGood: ReleaseRecord | null;
}

/**
 * Writes one immutable revision of the page: `index.html` and the discovery document with compressed copies, registry
 * and headers. `commitChange` or `changePage` makes it public.
 *
 * @returns the revision's folder
 */
export function assemblePage(store: ReleaseStore, settings: PageSettings, state: RegistryState): string {
  const { shown, absent } = splitByOrigin(state, settings);
  for (const name of absent)
    console.warn(
      `${name} is not on the page, because the page settings have no origin for it. Retire it: release retire ${name}`,
    );
  const page = composePage(store, settings, shown);
  const variants = candidateStates(store, shown).map(({ key, ...variant }) => ({
    key,
    ...composePage(store, settings, variant.state, variant.controls),
  }));
  const loadable = new Set([page, ...variants].flatMap((each) => each.loadable));
  const discovery = describeForDiscovery(describeTraffic(store, shown), settings.origins);
  return writePage(store, state.revision, (folder) => {
    writeComposedPage(folder, '', page);
    for (const variant of variants) writeComposedPage(folder, `${variant.key}.`, variant);
    writeFileSync(join(folder, 'candidates.json'), JSON.stringify(candidatesOf(shown)));
    writeCompressedFile(join(folder, 'discovery.json'), JSON.stringify(discovery, null, 2));
    writeCompressedFile(join(folder, 'revision.json'), JSON.stringify(describeRevision(store, shown)));
    writeFileSync(join(folder, 'loadable.json'), JSON.stringify([...loadable]));
    writeFileSync(join(folder, METADATA_FILE), JSON.stringify(metadataTableOf(activeRecords(store, shown))));
  });
}

const activeRecords = (store: ReleaseStore, { microfrontends }: RegistryState): ReleaseRecord[] =>
  Object.entries(microfrontends).map(([name, { active }]) => store.record(name, active));

interface ComposedPage {
  html: string;
  headers: Record<string, string>;
  registry: PageRegistry;
  /** Releases as `name/id`. */
  loadable: string[];
}

/**
 * One page of these releases.
 *
 * @param controls by microfrontend, the release that its page falls back to. Default: the last known good one
 */
function composePage(
  store: ReleaseStore,
  settings: PageSettings,
  state: RegistryState,
  controls: Readonly<Record<string, string>> = {},
): ComposedPage {
  const chosen = Object.entries(state.microfrontends).map(([name, { active }]): ReleasePair => {
    const record = store.record(name, active);
    const good = controls[name] ?? (record.kind === 'shell' ? fallbackShell : pageFallback)(store, state, name);
    return { active: record, lastKnownGood: good ? store.record(name, good) : null };
  });
  const shell = chosen.find(({ active }) => active.kind === 'shell');
  if (!shell) throw new Error('A page needs a shell: publish the shell first.');
  const remotes = chosen.filter(({ active }) => active.kind === 'remote');
  const loadable = [shell, ...remotes].flatMap(({ active, lastKnownGood }) => [
    active,
    ...(lastKnownGood ? [lastKnownGood] : []),
  ]);
  const registry = pageRegistryOf(state.revision, remotes, settings);
  const { html, inline } = pageHtml({
    settings,
    shell,
    remotes: remotes.map(({ active }) => active),
    baseCss: readFileSync(join(store.pathOf(shell.active.name, shell.active.id), 'base.css'), 'utf8'),
    importMap: importMap(loadable, settings.origins),
    registry,
  });
  return {
    html,
    headers: pageHeaders(settings, inline),
    registry,
    loadable: loadable.map(({ name, id }) => `${name}/${id}`),
  };
}

/** @param prefix of the files' names, for the page of a candidate */
function writeComposedPage(folder: string, prefix: string, { html, headers, registry }: ComposedPage): void {
  writeCompressedFile(join(folder, `${prefix}index.html`), html);
  writeFileSync(join(folder, `${prefix}registry.json`), JSON.stringify(registry));
  writeFileSync(join(folder, `${prefix}headers.json`), JSON.stringify(headers, null, 2));
}

/**
 * The registry without remotes that have no origin in the page settings, for example because their folder was deleted: they must
 * not prevent releases of the others.
 */
export function splitByOrigin(
  state: RegistryState,
  { origins }: PageSettings,
): { shown: RegistryState; absent: string[] } {
  const all = Object.entries(state.microfrontends);
  const shown = all.filter(([name]) => origins[name]);
  const absent = all.flatMap(([name]) => (origins[name] ? [] : [name]));
  return { shown: { ...state, microfrontends: Object.fromEntries(shown) }, absent };
}

export function readActiveRegistry({ directory }: ReleaseStore): PageRegistry {
  const shown = readFileSync(join(directory, 'pages', 'current'), 'utf8').trim();
  return readPageRegistry(JSON.parse(readFileSync(join(directory, 'pages', shown, 'registry.json'), 'utf8'))).registry;
}

function pageRegistryOf(revision: number, remotes: readonly ReleasePair[], { origins }: PageSettings): PageRegistry {
  return {
    revision,
    remotes: remotes.flatMap(({ active, lastKnownGood }) => {
      const origin = origins[active.name];
      if (!origin || !active.contributions) throw new Error(`The page settings have no origin for ${active.name}.`);
      return {
        name: active.name,
        active: pageRelease(active, origin),
        lastKnownGood: lastKnownGood && pageRelease(lastKnownGood, origin),
        contributions: {
          ...active.contributions,
          // The page server reads it from a file of its own.
          pages: active.contributions.pages.map(({ metadata: _, ...page }) => page),
        },
        operations: operationTable([active, ...(lastKnownGood ? [lastKnownGood] : [])]),
      };
    }),
  };
}

function pageRelease(release: ReleaseRecord, origin: string): PageRelease {
  const entries = PREFIXES.map((prefix) => addressOf(origin, release, release.entry, prefix));
  const { id, version, container } = release;
  return { id, version, entries, ...(container === 'standalone' ? { container } : {}) };
}
