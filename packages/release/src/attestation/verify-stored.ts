import type { AttestationTrust } from '../access/identity-settings.ts';
import { readRecord } from '../registry/read-records.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseDigest } from './build-digest.ts';
import { verifyAttestation } from './verify-attestation.ts';

/**
 * Verifies the attestation of a stored release again: the file, and that it proves what the record states.
 *
 * @param trust absent: only that the file did not change
 * @returns the problems as sentences; none for a release without an attestation
 */
export function checkStoredAttestation(
  store: ReleaseStore,
  { name, id }: { name: string; id: string },
  trust: AttestationTrust | undefined,
): string[] {
  const record = readRecord(store, name, id);
  const stated = record?.source?.attestation;
  if (!record || !stated) return [];
  const label = `${name}@${record.version}`;
  try {
    const text = store.attestation(record) ?? '';
    if (sha256(text) !== stated.sha256) return [`${label}: attestation.json was changed after it was published.`];
    if (!trust) return [];
    const { repository, commit, workflow, logIndex } = verifyAttestation(text, releaseDigest(record), trust);
    const isSame =
      [repository, commit, workflow, logIndex].join() ===
      [stated.repository, stated.commit, stated.workflow, stated.logIndex].join();
    return isSame ? [] : [`${label}: release.json states another builder than its attestation.`];
  } catch (error) {
    return [`${label}: ${(error as Error).message}`];
  }
}
