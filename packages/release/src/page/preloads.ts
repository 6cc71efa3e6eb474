import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { addressOf } from './release-addresses.ts';

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
    const modules = release.contributions?.slots
      .filter(({ slot }) => /^(header|sidebar)\./.test(slot))
      .map(({ module }) => module);
    return modules?.length ? preloadsOf(release, modules, origins[release.name] ?? '') : [];
  });
}

/**
 * A script that asks for the page's own modules before any other code runs: patterns of all contributed pages, each with
 * its files, and a few lines that match the address.
 */
export function pagePreloadScript(releases: readonly ReleaseRecord[], origins: Record<string, string>): string {
  const pages = releases.flatMap((release) =>
    (release.contributions?.pages ?? []).map(({ path, module }) => [
      `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`,
      preloadsOf(release, [module], origins[release.name] ?? '').map(({ href, integrity }) => [href, integrity]),
    ]),
  );
  return `for(const[p,f]of ${escapeScript(JSON.stringify(pages))})if(new RegExp(p).test(location.pathname))for(const[h,i]of f){const l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="anonymous";l.integrity=i;l.href=h;document.head.append(l)}`;
}

/** JSON inside of HTML: nothing in it can end the script element. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
