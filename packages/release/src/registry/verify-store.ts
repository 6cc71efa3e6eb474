import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { pageFallback } from '../health/last-known-good.ts';
import { checkPage } from '../page/write-page.ts';
import { findChangedFiles } from '../store/check-artifact.ts';
import type { ReleaseStore } from '../store/release-store.ts';

import { readActivePage, readIntactState } from './read-registry.ts';
import type { RegistryState } from './registry-state.ts';

import { checkLog, type Findings } from './verify-log.ts';

/** Checks the log, the registry, the files of all active and last known good releases, and the active page. Changes nothing. */
export function verifyStore(store: ReleaseStore): Findings {
  const { problems, notes } = checkLog(store);
  const state = readIntactState(store);
  if (!state) return { problems: [...new Set([...problems, 'registry/state.json is missing or unreadable.'])], notes };
  const releases = usedReleases(store, state).flatMap(({ name, id }) => checkRelease(store, name, id));
  return { problems: [...problems, ...releases, ...checkActivePage(store, state)], notes };
}

/** All active and last known good releases, candidates, and those that a rollback leads to. */
export function usedReleases(store: ReleaseStore, state: RegistryState): { name: string; id: string }[] {
  return Object.entries(state.microfrontends).flatMap(([name, { active, earlier, candidate }]) => {
    // The fallback is chosen among readable ones, so a missing one is only seen here.
    const ids = [active, candidate?.id, earlier.at(-1), pageFallback(store, state, name)];
    return [...new Set(ids.filter((id) => typeof id === 'string'))].map((id) => ({ name, id }));
  });
}

/** @returns the problems of one release as sentences */
export function checkRelease(store: ReleaseStore, name: string, id: string): string[] {
  const folder = store.pathOf(name, id);
  if (!existsSync(folder)) return [`${name}@${id}: its folder is missing.`];
  try {
    const record = store.record(name, id);
    const changed = findChangedFiles(folder, record).map(
      (file) => `${name}@${record.version}: ${file} is missing or was changed after it was published.`,
    );
    return [...changed, ...checkTeam(store, record)];
  } catch {
    return [`${name}@${id}: release.json is missing or unreadable.`];
  }
}

function checkTeam(store: ReleaseStore, record: ReleaseRecord): string[] {
  try {
    store.assertVouchedFor(record);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function checkActivePage(store: ReleaseStore, state: RegistryState): string[] {
  const pages = join(store.directory, 'pages');
  if (!existsSync(join(pages, 'current')))
    return state.microfrontends.shell ? ['pages/current is missing: no page is served.'] : [];
  const shown = readActivePage(store) ?? '';
  const folder = join(pages, shown);
  const signed = store.trusted?.page;
  const problems = checkPage(folder, signed?.folder === shown ? signed.list : undefined);
  if (problems.length > 0) return problems;
  try {
    const { remotes } = readPageRegistry(JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'))).registry;
    return remotes
      .filter(({ name, active }) => state.microfrontends[name]?.active !== active.id)
      .map(({ name, active }) => `The active page has ${name}@${active.id}, which is not the active release.`);
  } catch {
    return [`${join(folder, 'registry.json')} is missing or unreadable.`];
  }
}
