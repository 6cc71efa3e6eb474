import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import { assemblePage } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { commitEntry } from '../registry/commit-change.ts';
import { readIntactState } from '../registry/read-registry.ts';
import { EMPTY_REGISTRY, type RegistryState } from '../registry/registry-state.ts';
import { type LogEntry, logFileOf, parseEntry, readLines, readTornLine } from '../registry/release-log.ts';
import { isGenuine, replayLog } from '../registry/verify-log.ts';
import { checkRelease, verifyStore } from '../registry/verify-store.ts';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import { restoreMetadata } from '../trust/restore-metadata.ts';
import type { Command } from './command.ts';

export const recoverCommand: Command = {
  usage: [
    'recover --reason "…"',
    'rebuild the registry from the log and the releases, and the page from the registry;',
    'prints what it did',
  ],
  worksOnDamagedStore: true,
  needs: 'admin',
  isForMachine: true,
  async run({ store, settings, actor, reason }) {
    const author = { actor: actor(), reason: reason() };
    const { problems } = await checkTrust(store);
    const done = recover(store, settings(), { ...author, distrust: problems });
    return {
      data: { done },
      text: done.length > 0 ? done.join('\n') : 'The release store is intact; nothing was changed.',
    };
  },
};

/**
 * Rebuilds the registry from the log and the files of releases, and the page from the registry. What it did becomes an entry of the
 * log. Changes nothing when the store is intact.
 *
 * @param distrust why the metadata was refused
 * @returns what it did, as sentences
 */
export function recover(
  store: ReleaseStore,
  settings: PageSettings,
  { actor, reason, distrust = [] }: { actor: string; reason: string; distrust?: readonly string[] },
): string[] {
  return store.withLock(() => {
    const damage = [
      ...distrust,
      ...verifyStore(store).problems,
      ...(readTornLine(store) ? ['The log ends with an incomplete line.'] : []),
    ];
    if (damage.length === 0) return [];
    // What this machine has verified is newer than a registry that was put back.
    const seen = distrust.length > 0 ? restoreMetadata(store) : 0;
    const { entries, done } = dropDamagedLines(store);
    const rebuilt = rebuildState(store, entries, done);
    const found = { ...rebuilt, revision: Math.max(rebuilt.revision, seen) };
    const state = replaceDamagedReleases(store, found, done);
    const missing = missingRevisions(entries, found.revision);
    if (missing.length > 0) done.push(`The log has no readable entry for revision ${missing.join(', ')}.`);
    const next = { ...state, revision: found.revision + 1 };
    const page = next.microfrontends.shell ? basename(assemblePage(store, settings, next)) : null;
    if (page) done.push(`The page was assembled again: pages/${page}.`);
    const { revision: _, ...snapshot } = next;
    commitEntry(store, next, {
      verb: 'recover',
      actor,
      reason,
      details: [...damage, ...done],
      missing,
      state: snapshot,
      page,
    });
    return [...damage, ...done];
  });
}

/** Moves unreadable, changed and incomplete lines to `log.jsonl.torn`. */
function dropDamagedLines(store: ReleaseStore): { entries: LogEntry[]; done: string[] } {
  const lines = readLines(store).map((line) => ({ line, entry: parseEntry(line) }));
  const intact = lines
    .flatMap(({ line, entry }) => (entry && isGenuine(store, entry) ? [{ line, entry }] : []))
    .sort((one, other) => one.entry.revision - other.entry.revision);
  const kept = new Set(intact.map(({ line }) => line));
  const damaged = [...lines.map(({ line }) => line).filter((line) => !kept.has(line)), readTornLine(store)].filter(
    Boolean,
  );
  const file = logFileOf(store);
  if (damaged.length > 0) appendFileSync(`${file}.torn`, damaged.map((line) => `${line}\n`).join(''));
  writeAtomically(file, intact.map(({ line }) => `${line}\n`).join(''));
  const done = damaged.map((line) => `A damaged line of the log was moved to log.jsonl.torn: ${line.slice(0, 120)}`);
  return { entries: intact.map(({ entry }) => entry), done };
}

function rebuildState(store: ReleaseStore, entries: readonly LogEntry[], done: string[]): RegistryState {
  const state = readIntactState(store);
  const lastRevision = entries.at(-1)?.revision ?? 0;
  const isLogComplete = missingRevisions(entries, lastRevision).length === 0;
  if (state && state.revision >= lastRevision && (state.revision > lastRevision || !isLogComplete)) {
    done.push(`registry/state.json of revision ${state.revision} was kept, because the log is incomplete.`);
    return state;
  }
  if (entries.length > 0) {
    done.push(`The registry was rebuilt from ${entries.length} entries of the log.`);
    return replayLog(entries);
  }
  done.push('The registry was rebuilt from the active page, because state and log are missing.');
  return readStateOfPage(store);
}

/** The page registry lists the remotes; the shell is the one whose entry the page loads. */
function readStateOfPage(store: ReleaseStore): RegistryState {
  const pointer = join(store.directory, 'pages', 'current');
  if (!existsSync(pointer)) return EMPTY_REGISTRY;
  const folder = join(store.directory, 'pages', readFileSync(pointer, 'utf8').trim());
  const { revision, remotes } = readPageRegistry(
    JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')),
  ).registry;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const shell = store.idsOf('shell').filter((id) => html.includes(`/shell/${id}/`));
  const active = [
    ...shell.map((id) => ({ name: 'shell', id, earlier: [] })),
    ...remotes.map(({ name, active: { id }, lastKnownGood }) => ({
      name,
      id,
      earlier: lastKnownGood ? [lastKnownGood.id] : [],
    })),
  ];
  const microfrontends = Object.fromEntries(
    active.map(({ name, id, earlier }) => [name, { active: id, earlier, quarantined: [], marked: [] }]),
  );
  return { ...EMPTY_REGISTRY, revision, microfrontends };
}

/** Replaces an active release with missing or changed files by the latest earlier one that is intact, and drops damaged fallbacks. */
function replaceDamagedReleases(store: ReleaseStore, state: RegistryState, done: string[]): RegistryState {
  const microfrontends = Object.entries(state.microfrontends).flatMap(([name, each]) => {
    const candidates = [...each.earlier, each.active];
    const intact = candidates.filter((id) => checkRelease(store, name, id).length === 0);
    for (const id of candidates.filter((each) => !intact.includes(each)))
      done.push(`${name}@${id} has missing or changed files and is no longer used.`);
    const active = intact.at(-1);
    if (!active && name === 'shell') throw new Error('No release of the shell is intact. Publish the shell again.');
    if (!active) {
      done.push(`${name} was removed from the page, because none of its releases is intact. Publish it again.`);
      return [];
    }
    if (active !== each.active) done.push(`${name}@${active} is active instead.`);
    return [[name, { ...each, active, earlier: intact.slice(0, -1) }] as const];
  });
  return { ...state, microfrontends: Object.fromEntries(microfrontends) };
}

function missingRevisions(entries: readonly LogEntry[], last: number): number[] {
  const known = new Set(entries.map(({ revision }) => revision));
  return Array.from({ length: last }, (_, index) => index + 1).filter((revision) => !known.has(revision));
}
