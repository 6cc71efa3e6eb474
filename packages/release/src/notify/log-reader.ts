import { existsSync, statSync } from 'node:fs';
import { type LogEntry, logFileOf, readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';

/** Reads the log when it changed. @returns undefined while it cannot be read or is not trusted, which is reported once */
export function createLogReader(store: ReleaseStore): () => Promise<readonly LogEntry[] | undefined> {
  let read: { size: number; entries: readonly LogEntry[] } | undefined;
  let reported = '';
  return async () => {
    try {
      const size = sizeOf(logFileOf(store));
      if (read?.size === size) return read.entries;
      // The release command beside the server may be in the middle of a change.
      await assertTrusted(store);
      read = { size, entries: readLog(store) };
      reported = '';
      return read.entries;
    } catch (error) {
      const { message } = error as Error;
      if (message !== reported) console.error(`No events are sent: ${message}`);
      reported = message;
      return undefined;
    }
  };
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
