import { promote } from '../commands/roll-back.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { SETTINGS } from '../test-releases.ts';

/** What a manager prints for each of its changes, as one line of JSON. */
export interface Attempt {
  reason: string;
  /** False when the other manager had made the same release active. */
  isChanged: boolean;
  error?: string;
}

/** A release manager in a process of its own: makes two releases of mfe-store active in turn. */
const [directory = '', actor = '', rounds = '', ...releases] = process.argv.slice(2);
const store = new ReleaseStore(directory);
for (let round = 0; round < Number(rounds); round += 1) {
  const reason = `${actor} ${round}`;
  const to = releases[round % releases.length] ?? '';
  let isChanged = false;
  let error: string | undefined;
  try {
    // As each command does; otherwise the change of a manager who was killed is completed between its decision and its change.
    completeInterrupted(store);
    ({ isChanged } = promote(store, SETTINGS, { name: 'mfe-store', to, actor, reason }));
  } catch (failure) {
    error = (failure as Error).message;
  }
  const attempt: Attempt = { reason, isChanged, ...(error === undefined ? {} : { error }) };
  process.stdout.write(`${JSON.stringify(attempt)}\n`);
}
