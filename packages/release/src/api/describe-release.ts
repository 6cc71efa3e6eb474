import type { DeskHistory, DeskRelease } from '@xana/contracts/releases/desk';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { AccessList } from '../access/access-list.ts';
import { assessRelease } from '../health/last-known-good.ts';
import { moduleSizes } from '../preflight/check-budget.ts';
import { readRecord } from '../registry/read-records.ts';
import { isQuarantined, type RegistryState } from '../registry/registry-state.ts';
import { type LogEntry, wasActive } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What a command or a page reads once for all releases that it shows. */
export interface StoreView {
  store: ReleaseStore;
  registry: RegistryState;
  log: readonly LogEntry[];
}

export function describeRelease({ store, registry, log }: StoreView, name: string, id: string): DeskRelease {
  const record = readRecord(store, name, id);
  const { verdict, isMarked, health } = assessRelease(store, registry, name, id);
  return {
    id,
    version: record?.version ?? null,
    ...sizesOf(record),
    commit: record?.source?.commit ?? null,
    builder: record?.source?.builder ?? null,
    health: { verdict, isMarked, ...health },
    provenance: provenanceOf(record),
    attestation: record?.source?.attestation ?? null,
    isQuarantined: isQuarantined(registry, name, id),
    isDevelopment: record?.isDevelopment ?? false,
    wasActive: wasActive(log, name, id),
  };
}

function provenanceOf(record: ReleaseRecord | undefined): DeskRelease['provenance'] {
  const { repository, workflow, run } = record?.source?.provenance ?? {};
  return repository === undefined ? null : { repository, workflow: workflow ?? null, run: run ?? null };
}

function sizesOf(record: ReleaseRecord | undefined): Pick<DeskRelease, 'bytes' | 'budgetBytes' | 'entryBytes'> {
  const sizes = record ? moduleSizes(record).map(({ kilobytes }) => kilobytes * 1_000) : [];
  const entry = record?.files.find(({ path }) => path === record.entry)?.compressedBytes ?? 0;
  const budget = record?.contributions?.budget.entryKilobytes;
  return {
    bytes: (record?.files ?? []).reduce((sum, { compressedBytes }) => sum + compressedBytes, 0),
    entryBytes: Math.round(Math.max(entry, ...sizes)),
    budgetBytes: budget === undefined ? null : budget * 1_000,
  };
}

type Change = Pick<DeskHistory[number], 'at' | 'verb' | 'actor' | 'actorName' | 'approvedBy' | 'reason'>;

/** How the access list calls a subject. Entries of the log have the subject alone, which is what was verified. */
export const nameOf = ({ members }: AccessList, subject: string): string =>
  members.find((each) => each.subject === subject)?.name ?? subject;

/** Who made a change, for the desk. */
export function describeAuthor(access: AccessList, { at, verb, actor, reason, approval }: LogEntry): Change {
  const approvedBy = approval ? nameOf(access, approval.by) : null;
  return { at, verb, actor, actorName: nameOf(access, actor), approvedBy, reason };
}
