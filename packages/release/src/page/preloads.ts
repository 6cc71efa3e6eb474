import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { PageContribution } from '@xana/contracts/remotes/contribution-kinds';
import { SIDEBAR_COLUMN } from '@xana/contracts/remotes/slots';
import type { StorageName } from '@xana/contracts/storage-keys';
import { addressOf, routePattern } from './addresses.ts';
import { functionIn } from './function-in.ts';

export interface Preload {
  href: string;
  integrity: string;
  /** Of the windows that need it; default: all. */
  media?: string;
}

/** The entry of a release and the files of some of its modules. */
export function preloadsOf(release: ReleaseRecord, modules: readonly string[], origin: string): Preload[] {
  return preloadsOfFiles(
    release,
    [release.entry, ...modules.flatMap((module) => release.modules[module] ?? [])],
    origin,
  );
}

/** The releases of a page, of which the remotes import shared modules of the shell. */
export interface PreloadedPage {
  shell: ReleaseRecord;
  remotes: readonly ReleaseRecord[];
  origins: Record<string, string>;
}

/**
 * What one import of some modules of a remote fetches. The shell has some shared modules in files of their own: without a preload they are
 * requested only when the shell runs.
 */
function remotePreloads({ shell, origins }: PreloadedPage, release: ReleaseRecord, modules: readonly string[]) {
  const needed = modules.flatMap((module) => release.modules[module] ?? []);
  const shared = needed.flatMap((name) => (Object.hasOwn(shell.modules, name) ? (shell.modules[name] ?? []) : []));
  return [
    ...preloadsOf(release, modules, origins[release.name] ?? ''),
    ...preloadsOfFiles(shell, shared, origins.shell ?? ''),
  ];
}

function preloadsOfFiles(release: ReleaseRecord, paths: readonly string[], origin: string): Preload[] {
  const wanted = new Set(paths);
  return release.files
    .filter(({ path }) => wanted.has(path))
    .map(({ path, integrity }) => ({ href: addressOf(origin, release, path), integrity }));
}

/**
 * The modules of header and sidebar slots, which every page needs; those of the sidebar only where it is a column. Those for members
 * only load after the session is known.
 */
export function framePreloads(page: PreloadedPage): Preload[] {
  const preloadsIn = (slots: RegExp) =>
    page.remotes.flatMap((release) => {
      const modules = (release.contributions?.slots ?? [])
        .filter(({ slot, login }) => slots.test(slot) && login !== 'required')
        .map(({ module }) => module);
      return modules.length > 0 ? remotePreloads(page, release, modules) : [];
    });
  const sidebar = preloadsIn(SIDEBAR).map((preload) => ({ ...preload, media: SIDEBAR_COLUMN }));
  const byAddress = new Map([...sidebar, ...preloadsIn(HEADER)].map((preload) => [preload.href, preload]));
  return [...byAddress.values()];
}

/**
 * An inline script that starts requests before any other code runs. It matches the URL against all contributed pages, preloads
 * their files and, for visitors, sends the public requests of the first screen. The answers are kept in `window.xanaAnswers` by URL.
 */
export function pagePreloadScript(page: PreloadedPage, { api }: { api: string }): string {
  const pages = page.remotes.flatMap((release) =>
    (release.contributions?.pages ?? []).map(({ path, module, preload }) => [
      routePattern(path),
      remotePreloads(page, release, [module]).map(({ href, integrity }) => [href, integrity]),
      preload.map(asCall),
    ]),
  );
  const callsIn = (slots: RegExp) =>
    page.remotes
      .flatMap((release) => release.contributions?.slots ?? [])
      .filter(({ slot }) => slots.test(slot))
      .flatMap(({ preload }) => preload ?? [])
      .map(asCall);
  const begin = {
    api,
    connectedKey: 'userConnected' satisfies StorageName,
    pages,
    headerCalls: callsIn(HEADER),
    sidebarCalls: callsIn(SIDEBAR),
    sidebarColumn: SIDEBAR_COLUMN,
  };
  return `${FIRST_REQUESTS}(${escapeScript(JSON.stringify(begin))})`;
}

/** What the inline script reads of a preload. */
const asCall = ({ operation: _, ...call }: PageContribution['preload'][number]) => call;

const FIRST_REQUESTS = functionIn(readFileSync(join(import.meta.dirname, 'first-requests.browser.js'), 'utf8'));

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
