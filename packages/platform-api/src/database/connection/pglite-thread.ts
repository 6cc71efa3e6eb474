import { Worker } from 'node:worker_threads';
import { packageFile } from '../../package-file.ts';
import { DatabaseBusy } from './database-busy.ts';

interface Reply {
  id: number;
  rows: unknown[];
  affected: number;
  error?: { message: string; code?: string; constraint?: string };
}

export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affected: number }>;
  /** All files of the database as a tar archive, which `snapshot` opens. */
  dump(): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Starts the embedded database in a worker thread.
 *
 * @param directory its files, or `memory://`
 * @param snapshot the file of a dump that a new database starts with
 */
export async function startPgliteThread(directory: string, snapshot?: string): Promise<PgliteThread> {
  const worker = new Worker(packageFile('src/database/connection/pglite-worker.mjs'), {
    workerData: { directory, snapshot },
    execArgv: [],
  });
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  let lastId = 0;
  let gone: Error | undefined;
  const wait = (id: number) => new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const rejectAll = (error: Error) => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  worker.on('message', (reply: Reply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) caller?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else caller?.resolve(reply);
  });
  worker.on('error', rejectAll);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  void ended.then(() => rejectAll(new DatabaseBusy('The embedded database has stopped.')));
  const ask = (message: object) => {
    if (gone) throw gone;
    lastId += 1;
    const reply = wait(lastId);
    worker.postMessage({ id: lastId, ...message });
    return reply;
  };
  await wait(0);
  return {
    query: async (sql, parameters) => ask({ sql, parameters }),
    dump: async () => (await ask({ isDump: true })).rows[0] as ArrayBuffer,
    /** Lets the database flush its files; terminates the thread after a timeout. */
    async close() {
      worker.postMessage({ isClose: true });
      const force = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
