import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { PageContribution } from '@xana/contracts/remotes/contributions';
import { SIDEBAR_COLUMN } from '@xana/contracts/remotes/slots';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { addressOf, routePattern } from './addresses.ts';

export interface Preload {
  href: string;
  integrity: string;
  /** Of the windows that need it; default: all. */
  media?: string;
}

/** The entry of a release and the files of some of its modules. */
export function preloadsOf(release: ReleaseRecord, modules: readonly string[], origin: string): Preload[] {
  const paths = new Set([release.entry, ...modules.flatMap((module) => release.modules[module] ?? [])]);
  return release.files
    .filter(({ path }) => paths.has(path))
    .map(({ path, integrity }) => ({ href: addressOf(origin, release, path), integrity }));
}

/**
 * The modules of header and sidebar slots, which every page needs; those of the sidebar only where it is a column. Those for members
 * only load after the session is known.
 */
export function framePreloads(releases: readonly ReleaseRecord[], origins: Record<string, string>): Preload[] {
  return releases.flatMap((release) => {
    const modulesOf = (slots: RegExp) =>
      (release.contributions?.slots ?? [])
        .filter(({ slot, login }) => slots.test(slot) && login !== 'required')
        .map(({ module }) => module);
    const preloadsIn = (slots: RegExp) => {
      const modules = modulesOf(slots);
      return modules.length > 0 ? preloadsOf(release, modules, origins[release.name] ?? '') : [];
    };
    const header = preloadsIn(HEADER);
    const isInHeader = new Set(header.map(({ href }) => href));
    const sidebar = preloadsIn(SIDEBAR).filter(({ href }) => !isInHeader.has(href));
    return [...header, ...sidebar.map((preload) => ({ ...preload, media: SIDEBAR_COLUMN }))];
  });
}

/**
 * An inline script that starts requests before any other code runs. It matches the URL against all contributed pages,
 * preloads their files and, for visitors, sends the public requests of the first screen. The answers are kept in
 * `window.xanaAnswers` by URL.
 */
export function pagePreloadScript(
  releases: readonly ReleaseRecord[],
  origins: Record<string, string>,
  api: string,
): string {
  const pages = releases.flatMap((release) =>
    (release.contributions?.pages ?? []).map(({ path, module, preload }) => [
      routePattern(path),
      preloadsOf(release, [module], origins[release.name] ?? '').map(({ href, integrity }) => [href, integrity]),
      preload.map(asCall),
    ]),
  );
  const callsIn = (slots: RegExp) =>
    releases
      .flatMap((release) => release.contributions?.slots ?? [])
      .filter(({ slot }) => slots.test(slot))
      .flatMap(({ preload }) => preload ?? [])
      .map(asCall);
  const begin = {
    api,
    connectedKey: STORAGE_KEYS.userConnected.key,
    pages,
    headerCalls: callsIn(HEADER),
    sidebarCalls: callsIn(SIDEBAR),
    sidebarColumn: SIDEBAR_COLUMN,
  };
  return `(${FIRST_REQUESTS})(${escapeScript(JSON.stringify(begin))})`;
}

/** What the inline script reads of a preload. */
const asCall = ({ operation: _, ...call }: PageContribution['preload'][number]) => call;

const FIRST_REQUESTS = readFileSync(join(import.meta.dirname, 'first-requests.browser.js'), 'utf8')
  .replace(/^\/\/.*$/gm, '')
  .replace(/^\s+/gm, '')
  .trim()
  .replace(/;$/, '');

/** Slots that are part of every page. */
const HEADER = /^header\./;
const SIDEBAR = /^sidebar\./;

/** Escapes JSON for a script element (XSS): no text in it can end the element. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
