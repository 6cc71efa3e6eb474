import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { DamagedStoreError } from '../registry/damaged-store.ts';
import { readRecord } from '../registry/read-records.ts';
import { readIntactState } from '../registry/read-registry.ts';
import type { Findings } from '../registry/verify-log.ts';
import { usedReleases, verifyStore } from '../registry/verify-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import type { Command, Invocation } from './command.ts';

export const verifyCommand: Command = {
  usage: [
    'verify',
    'check that the registry is the newest, the log, the active page, and the files of all active and last',
    'known good releases with their attestations',
  ],
  needs: 'read',
  worksOnDamagedStore: true,
  async run({ store, attestations }) {
    completeIfPossible(store);
    const trust = await checkTrust(store);
    const found = verifyStore(store);
    const attested = await verifyAttestations(store, attestations);
    const problems = [...trust.problems, ...found.problems, ...attested.problems];
    const notes = [...trust.notes, ...found.notes, ...attested.notes];
    const isOk = problems.length === 0;
    const result = isOk
      ? 'All active and last known good files, the active page and all lines of the log are unchanged.'
      : `The release store has ${problems.length} problems:`;
    const text = [result, ...problems.map((each) => `- ${each}`), ...notes].join('\n');
    return { data: { ok: isOk, problems, notes }, text, isOk };
  },
};

/** Loads the verifier only for a store that has attestations. */
async function verifyAttestations(store: ReleaseStore, attestations: Invocation['attestations']): Promise<Findings> {
  const state = readIntactState(store);
  const attested = (state ? usedReleases(store, state) : []).filter(
    ({ name, id }) => readRecord(store, name, id)?.source?.attestation,
  );
  if (attested.length === 0) return { problems: [], notes: [] };
  const trust = attestations();
  const { checkStoredAttestation } = await import('../attestation/verify-stored.ts');
  const problems = attested.flatMap((release) => checkStoredAttestation(store, release, trust));
  const count = `Releases with an attestation of their build: ${attested.length}`;
  const unverified = 'their signatures were not verified, because RELEASE_IDENTITY names no trusted root of Sigstore';
  return { problems, notes: [`${count}${trust ? '' : `; ${unverified}`}.`] };
}

/** A damaged store is verified as it is, to list all damage. */
function completeIfPossible(store: ReleaseStore): void {
  try {
    completeInterrupted(store);
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
  }
}
