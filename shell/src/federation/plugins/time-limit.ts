import type { RuntimePlugin } from '../create-instance.ts';
import { withTimeout } from '../with-timeout.ts';

/** On a fast connection: three attempts and their pauses end within about 8 s. */
const MIN_LOAD_TIMEOUT_MS = 2_400;
const MAX_LOAD_TIMEOUT_MS = 12_000;
/** A remote may take this many times as long as the shell itself took. */
const STARTUP_FACTOR = 3;

/**
 * The time limit for one step of a load, which grows with the time that the shell itself took to load.
 *
 * @param startupMs milliseconds from the start of the navigation until now
 */
export function loadTimeoutFor(startupMs: number): number {
  return Math.min(Math.max(MIN_LOAD_TIMEOUT_MS, startupMs * STARTUP_FACTOR), MAX_LOAD_TIMEOUT_MS);
}

/** What an entry exports. */
export interface Container {
  init(...options: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Rejects a load that hangs, so that the error hooks of the runtime run: the import of the entry, its initialization, and the
 * files and evaluation of a module.
 */
export const timeLimit = (timeoutMs: number, importEntry: (entry: string) => Promise<Container>): RuntimePlugin => ({
  name: 'time-limit',
  async loadEntry({ remoteInfo: { entry } }) {
    const limit = <Value>(work: Value | Promise<Value>) => withTimeout(Promise.resolve(work), timeoutMs, entry);
    const { init, get } = await limit(importEntry(entry));
    const limited: Container = {
      init: (...options) => limit(init(...options)),
      async get(module) {
        const factory = await limit(get(module));
        return () => limit(factory());
      },
    };
    return limited as never;
  },
});
