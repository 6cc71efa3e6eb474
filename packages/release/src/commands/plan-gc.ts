import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { KEEP_REASONS, type KeepReason } from '@xana/contracts/releases/desk-storage';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import { pageFallback } from '../health/last-known-good.ts';
import { discoveryDocument } from '../page/discovery.ts';
import { readRecords } from '../registry/read-records.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findLeftovers } from './find-leftovers.ts';
import { bytesBelow } from './measure-files.ts';

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
  /** With their size on the disk. */
  releases: { name: string; id: string; bytes: number }[];
  /** Folders in `pages/`. */
  pages: string[];
  /** Folders that killed commands left, as paths in the store. */
  leftovers: string[];
  /** The size on the disk of all that would be deleted. */
  bytes: number;
  /** The other releases, and the first reason why each is kept. */
  kept: { name: string; id: string; reason: KeepReason }[];
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
  const judged = Object.entries(states).flatMap(([name, state]) => {
    const fallback = pageFallback(store, registry, name);
    return readRecords(store, registry, name)
      .records.filter(({ id }) => store.has(name, id))
      .map(({ id }) => ({ id, file: join(store.pathOf(name, id), 'release.json') }))
      .sort((one, other) => statSync(other.file).mtimeMs - statSync(one.file).mtimeMs)
      .map(({ id, file }, index) => {
        const isNeeded = needed.has(`${name}/${id}`);
        const isNewest = index < limits.keep;
        return { name, id, reason: reasonToKeep(state, id, { fallback, isNeeded, isNewest, isYoung: !isOld(file) }) };
      });
  });
  const releases = judged.flatMap(({ name, id, reason }) =>
    reason ? [] : [{ name, id, bytes: bytesBelow(store.pathOf(name, id)) + bytesBelow(store.sourceMapsOf(name, id)) }],
  );
  const kept = judged.flatMap(({ name, id, reason }) => (reason ? [{ name, id, reason }] : []));
  const closed = pages.filter((page) => !open.includes(page) && isOld(join(store.directory, 'pages', page)));
  const leftovers = findLeftovers(store, now);
  const folders = [...closed.map((page) => join('pages', page)), ...leftovers];
  const bytes = [
    ...releases.map((each) => each.bytes),
    ...folders.map((folder) => bytesBelow(join(store.directory, folder))),
  ].reduce((sum, each) => sum + each, 0);
  return { releases, pages: closed, leftovers, bytes, kept };
}

interface Judged {
  /** What a page falls back to. */
  fallback: string | null | undefined;
  /** A page of an open tab can ask for it. */
  isNeeded: boolean;
  isNewest: boolean;
  isYoung: boolean;
}

function reasonToKeep(
  { active, candidate, marked }: RegistryState['microfrontends'][string],
  id: string,
  { fallback, isNeeded, isNewest, isYoung }: Judged,
): KeepReason | undefined {
  const reasons: Record<KeepReason, boolean> = {
    active: id === active,
    candidate: id === candidate?.id,
    marked: marked.includes(id),
    fallback: id === fallback,
    open: isNeeded,
    newest: isNewest,
    young: isYoung,
  };
  return KEEP_REASONS.find((each) => reasons[each]);
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
