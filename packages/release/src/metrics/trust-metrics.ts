import { Gauge, type Registry } from 'prom-client';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import { hasMetadata, metadataFolderOf, readTimestamp } from '../trust/metadata-files.ts';
import { readCurrent, releasesOf } from '../trust/read-current.ts';

/** Whether the registry is the one that release managers signed, and until when. Without `RELEASE_ROOT` nothing was verified, and trust has no series. */
export async function addTrustMetrics(metrics: Registry, store: ReleaseStore, isReadable: boolean): Promise<void> {
  const trusted = new Gauge({
    name: 'xana_release_registry_trusted',
    help: '1 when the registry was verified, 0 when it was refused or cannot be read.',
    registers: [metrics],
  });
  if (!isReadable || (store.keys.trust && !(await isTrusted(store)))) trusted.set(0);
  else if (store.keys.trust) trusted.set(1);
  else metrics.removeSingleMetric('xana_release_registry_trusted');
  if (hasMetadata(store.directory)) addExpiries(metrics, store);
}

async function isTrusted(store: ReleaseStore): Promise<boolean> {
  try {
    return (await checkTrust(store)).problems.length === 0;
  } catch {
    return false;
  }
}

function addExpiries(metrics: Registry, { directory }: ReleaseStore): void {
  const expires = new Gauge({
    name: 'xana_release_metadata_expiry_timestamp_seconds',
    help: 'When the metadata of a role or of the team of a microfrontend expires, in seconds since 1970.',
    labelNames: ['role'],
    registers: [metrics],
  });
  for (const [role, date] of readExpiries(metadataFolderOf(directory)))
    if (date) expires.set({ role }, Date.parse(date) / 1_000);
}

/** Empty when a file is damaged, which `xana_release_registry_trusted` shows. */
function readExpiries(folder: string): [role: string, date: string | undefined][] {
  try {
    const current = readCurrent(folder);
    const { root, targets, snapshotExpiresAt } = current;
    const teams = Object.keys(targets?.signed.delegations?.roles ?? {});
    return [
      ['root', root.signed.expires],
      ['targets', targets?.signed.expires],
      ['snapshot', snapshotExpiresAt ? new Date(snapshotExpiresAt).toISOString() : undefined],
      ['timestamp', readTimestamp(folder)?.signed.expires],
      ...teams.map((team): [string, string | undefined] => [team, releasesOf(folder, current, team)?.signed.expires]),
    ];
  } catch {
    return [];
  }
}
