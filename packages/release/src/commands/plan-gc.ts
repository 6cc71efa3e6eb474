import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import { pageFallback } from '../health/last-known-good.ts';
import { discoveryDocument } from '../page/discovery.ts';
import { readRecords } from '../registry/read-records.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findLeftovers } from './find-leftovers.ts';

/** Tabs that were loaded so long ago may still ask for files of their page. */
const OPEN_TAB_MS = 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface GcLimits {
  /** How many of the newest releases of each microfrontend are kept. */
  keep: number;
  /** Releases and pages that are younger are kept. */
  olderThanDays: number;
}

export interface GcPlan {
  releases: { name: string; id: string }[];
  /** Folders in `pages/`. */
  pages: string[];
  /** Folders that killed commands left, as paths in the store. */
  leftovers: string[];
}

/**
 * The releases and pages that nothing needs. Kept are active, last known good, marked and quarantined releases, the newest ones of
 * each microfrontend, those whose record cannot be read, and all that a page of an open tab can ask for.
 *
 * @throws Error when a page that may be open cannot be read
 */
export function planGc(store: ReleaseStore, registry: RegistryState, limits: GcLimits, now = Date.now()): GcPlan {
  const latest = now - limits.olderThanDays * DAY_MS;
  const isOld = (path: string) => statSync(path).mtimeMs <= latest;
  const firstOpen = firstOpenRevision(store, registry, now);
  const pages = readdirSync(join(store.directory, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const open = pages.filter((page) => Number.parseInt(page, 10) >= firstOpen);
  const needed = new Set(open.flatMap((page) => releasesOn(join(store.directory, 'pages', page))));
  const states = { ...registry.retired, ...registry.microfrontends };
  const releases = Object.entries(states).flatMap(([name, { active, marked, candidate }]) => {
    const kept = new Set([active, candidate?.id, pageFallback(store, registry, name), ...marked]);
    return readRecords(store, registry, name)
      .records.filter(({ id }) => store.has(name, id))
      .map(({ id }) => ({ id, file: join(store.pathOf(name, id), 'release.json') }))
      .sort((one, other) => statSync(other.file).mtimeMs - statSync(one.file).mtimeMs)
      .slice(limits.keep)
      .filter(({ id, file }) => !kept.has(id) && !needed.has(`${name}/${id}`) && isOld(file))
      .map(({ id }) => ({ name, id }));
  });
  const closed = pages.filter((page) => !open.includes(page) && isOld(join(store.directory, 'pages', page)));
  return { releases, pages: closed, leftovers: findLeftovers(store, now) };
}

/**
 * The first revision whose page was served in the last 24 hours. A page is served until the next change. The clock may have been set
 * back between two changes, so the latest time so far counts.
 */
function firstOpenRevision(store: ReleaseStore, { revision }: RegistryState, now: number): number {
  let latest = 0;
  for (const entry of readLog(store)) {
    latest = Math.max(latest, Date.parse(entry.at));
    if (latest > now - OPEN_TAB_MS) return entry.revision - 1;
  }
  return revision;
}

/** All releases that a page may load, as `name/id`. A page of an earlier tool has them in two other files. */
function releasesOn(folder: string): string[] {
  try {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (existsSync(join(folder, 'loadable.json'))) return read('loadable.json') as string[];
    const { registry } = readPageRegistry(read('registry.json'));
    const { microFrontends } = discoveryDocument.parse(read('discovery.json'));
    return [
      ...registry.remotes.flatMap(({ name, active, lastKnownGood: good }) => [
        `${name}/${active.id}`,
        ...(good ? [`${name}/${good.id}`] : []),
      ]),
      ...Object.entries(microFrontends).flatMap(([name, all]) => all.map(({ extras }) => `${name}/${extras.id}`)),
    ];
  } catch (error) {
    throw new Error(`The page ${folder} cannot be read, so nothing was deleted. Run \`release verify\`.`, {
      cause: error,
    });
  }
}
