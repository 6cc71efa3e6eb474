import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { addressOf, routePattern } from './addresses.ts';

interface Preload {
  href: string;
  integrity: string;
}

/** The entry of a release and the files of some of its modules. */
export function preloadsOf(release: ReleaseRecord, modules: readonly string[], origin: string): Preload[] {
  const paths = new Set([release.entry, ...modules.flatMap((module) => release.modules[module] ?? [])]);
  return release.files
    .filter(({ path }) => paths.has(path))
    .map(({ path, integrity }) => ({ href: addressOf(origin, release, path), integrity }));
}

/** The modules of header and sidebar slots, which every page needs. Those for members only load after the session is known. */
export function framePreloads(releases: readonly ReleaseRecord[], origins: Record<string, string>): Preload[] {
  return releases.flatMap((release) => {
    const modules = release.contributions?.slots
      .filter(({ slot, login }) => FRAME.test(slot) && login !== 'required')
      .map(({ module }) => module);
    return modules?.length ? preloadsOf(release, modules, origins[release.name] ?? '') : [];
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
      preload.map((call) => call.path),
    ]),
  );
  const frameCalls = releases
    .flatMap((release) => release.contributions?.slots ?? [])
    .filter(({ slot }) => FRAME.test(slot))
    .flatMap(({ preload }) => preload ?? [])
    .map((call) => call.path);
  const begin = { api, connectedKey: STORAGE_KEYS.userConnected.key, pages, frameCalls };
  return `(${FIRST_REQUESTS})(${escapeScript(JSON.stringify(begin))})`;
}

const FIRST_REQUESTS = readFileSync(join(import.meta.dirname, 'first-requests.browser.js'), 'utf8')
  .replace(/^\/\/.*$/gm, '')
  .replace(/^\s+/gm, '')
  .trim()
  .replace(/;$/, '');

/** Slots that are part of every page. */
const FRAME = /^(header|sidebar)\./;

/** Escapes JSON for a script element (XSS): no text in it can end the element. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
