import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { addressOf } from './release-addresses.ts';
import { routePattern } from './route-pattern.ts';

interface Preload {
  href: string;
  integrity: string;
}

/** Files of some modules of a release, its entry first. */
export function preloadsOf(release: ReleaseRecord, modules: readonly string[], origin: string): Preload[] {
  const paths = new Set([release.entry, ...modules.flatMap((module) => release.modules[module] ?? [])]);
  return release.files
    .filter(({ path }) => paths.has(path))
    .map(({ path, integrity }) => ({ href: addressOf(origin, release, path), integrity }));
}

/** What the frame of every page needs: the modules of slots in header and sidebar. */
export function framePreloads(releases: readonly ReleaseRecord[], origins: Record<string, string>): Preload[] {
  return releases.flatMap((release) => {
    const modules = release.contributions?.slots.filter(({ slot }) => FRAME.test(slot)).map(({ module }) => module);
    return modules?.length ? preloadsOf(release, modules, origins[release.name] ?? '') : [];
  });
}

/**
 * A script that asks for what the page needs before any other code runs: patterns of all contributed pages with their
 * files and, for visitors, the public calls of their first screens, and a few lines that match the address. The answers
 * wait in `xanaAnswers`, by address.
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

/** The slots that stand around every page. */
const FRAME = /^(header|sidebar)\./;

/** JSON inside of HTML: nothing in it can end the script element. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
