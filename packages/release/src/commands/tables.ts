import { candidatesOf } from '../canary/candidate.ts';
import { judgeCandidate } from '../canary/judge-candidate.ts';
import { EVIDENCE_LIMIT } from '../canary/sequential-test.ts';
import { assessRelease, describeAssessment, lastKnownGood } from '../health/last-known-good.ts';
import { readRecord, readRecords } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export function statusTable(store: ReleaseStore): string {
  const registry = readRegistry(store);
  const rows = Object.entries(registry.microfrontends).map(([name, { active }]) => {
    const good = lastKnownGood(store, registry, name);
    const record = readRecord(store, name, active);
    const healthOf = (id: string) => describeAssessment(assessRelease(store, registry, name, id));
    const kilobytes = (record?.files ?? []).reduce((sum, file) => sum + file.compressedBytes, 0) / 1000;
    return [
      name,
      versionOf(store, name, active),
      active.slice(0, 8),
      healthOf(active),
      good ? `${versionOf(store, name, good)} (${good.slice(0, 8)}), ${healthOf(good)}` : '–',
      `${kilobytes.toFixed(1)} kB`,
      record?.contributions?.owner.team ?? 'shell team',
    ];
  });
  const head = ['name', 'version', 'release', 'health', 'last known good', 'all files', 'owner'];
  return [
    `Revision ${registry.revision}`,
    table(head, rows),
    ...candidateTable(store, registry),
    ...quarantineTable(store),
    ...retiredTable(store, registry),
    ...unreadableTable(store, registry),
  ].join('\n\n');
}

/** Empty when no candidate runs. */
function candidateTable(store: ReleaseStore, registry: RegistryState): string[] {
  const rows = candidatesOf(registry).map(({ name, ...candidate }) => {
    const { total, evidence } = judgeCandidate(store, { name, ...candidate });
    const failed = ({ failed: count, visits }: { failed: number; visits: number }) => `${count} of ${visits}`;
    return [
      name,
      versionOf(store, name, candidate.id),
      candidate.id.slice(0, 8),
      `${candidate.percent} %${candidate.isPaused ? ', paused' : ''}`,
      failed(total.candidate),
      failed(total.control),
      `${Math.max(evidence.failed, evidence.slow).toPrecision(2)} of ${EVIDENCE_LIMIT}`,
    ];
  });
  const head = ['candidate', 'version', 'release', 'visitors', 'failed', 'failed without it', 'evidence against it'];
  return rows.length > 0 ? [table(head, rows)] : [];
}

/** Empty when no remote is retired. */
function retiredTable(store: ReleaseStore, { retired }: RegistryState): string[] {
  const log = readLog(store);
  const rows = Object.entries(retired).map(([name, { active }]) => {
    const entry = log.findLast((each) => each.verb === 'retire' && each.name === name);
    return [name, versionOf(store, name, active), active.slice(0, 8), entry?.actor ?? '–', entry?.reason ?? '–'];
  });
  return rows.length > 0 ? [table(['retired', 'version', 'release', 'who', 'why'], rows)] : [];
}

/** Empty when all records are readable. */
function unreadableTable(store: ReleaseStore, registry: RegistryState): string[] {
  const rows = Object.keys(registry.microfrontends).flatMap((name) =>
    readRecords(store, registry, name).unreadable.map((id) => [name, id, 'damaged, or written by a later version']),
  );
  return rows.length > 0 ? [table(['unreadable', 'release', 'why'], rows)] : [];
}

/** Empty when no release is quarantined. */
function quarantineTable(store: ReleaseStore): string[] {
  const log = readLog(store);
  const rows = Object.entries(readRegistry(store).microfrontends).flatMap(([name, { quarantined }]) =>
    quarantined.map((id) => {
      const entry = log.findLast(({ verb, release }) => verb === 'quarantine' && release === id);
      return [name, versionOf(store, name, id), id.slice(0, 8), entry?.actor ?? '–', entry?.reason ?? '–'];
    }),
  );
  return rows.length > 0 ? [table(['quarantined', 'version', 'release', 'who', 'why'], rows)] : [];
}

export function historyTable(store: ReleaseStore, name?: string): string {
  const registry = readRegistry(store);
  const rows = readLog(store)
    .filter((entry) => !name || entry.name === name)
    .map((entry) => [
      String(entry.revision),
      entry.at.replace('T', ' ').slice(0, 19),
      entry.verb,
      entry.name ?? '–',
      entry.name ? versionOf(store, entry.name, entry.release ?? entry.to) : '–',
      `${entry.from?.slice(0, 8) ?? '–'} → ${entry.verb === 'retire' ? '–' : (entry.to?.slice(0, 8) ?? '–')}`,
      entry.release?.slice(0, 8) ?? '–',
      ...(entry.name ? sourceOf(store, entry.name, entry.release ?? entry.to) : ['–', '–']),
      entry.name ? describeAssessment(assessRelease(store, registry, entry.name, entry.release ?? entry.to)) : '–',
      entry.actor,
      entry.reason,
    ]);
  const head = ['rev', 'when (UTC)', 'verb', 'name', 'version', 'active', 'release', 'commit', 'builder', 'health'];
  return table([...head, 'who', 'why'], rows);
}

function sourceOf(store: ReleaseStore, name: string, id: string): [string, string] {
  const source = readRecord(store, name, id)?.source;
  return [source?.commit?.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1') ?? '–', source?.builder ?? '–'];
}

/** A store may have been restored without the files of old releases; their lines in the log stay readable. */
const versionOf = (store: ReleaseStore, name: string, id: string): string =>
  readRecord(store, name, id)?.version ?? '–';

export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
