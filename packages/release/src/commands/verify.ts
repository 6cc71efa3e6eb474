import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { DamagedStoreError } from '../registry/damaged-store.ts';
import { verifyStore } from '../registry/verify-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkTrust } from '../trust/assert-trusted.ts';
import type { Command } from './command.ts';

export const verifyCommand: Command = {
  usage: [
    'verify',
    'check that the registry is the newest, the log, the active page, and the files of all active and last',
    'known good releases',
  ],
  needs: 'read',
  worksOnDamagedStore: true,
  async run({ store }) {
    completeIfPossible(store);
    const trust = await checkTrust(store);
    const found = verifyStore(store);
    const problems = [...trust.problems, ...found.problems];
    const notes = [...trust.notes, ...found.notes];
    const isOk = problems.length === 0;
    const result = isOk
      ? 'All active and last known good files, the active page and all lines of the log are unchanged.'
      : `The release store has ${problems.length} problems:`;
    const text = [result, ...problems.map((each) => `- ${each}`), ...notes].join('\n');
    return { data: { ok: isOk, problems, notes }, text, isOk };
  },
};

/** A damaged store is verified as it is, to list all damage. */
function completeIfPossible(store: ReleaseStore): void {
  try {
    completeInterrupted(store);
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
  }
}
