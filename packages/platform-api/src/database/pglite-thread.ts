import { Worker } from 'node:worker_threads';

interface Reply {
  id: number;
  rows: unknown[];
  affected: number;
  error?: { message: string; code?: string; constraint?: string };
}

export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affected: number }>;
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the embedded database in its thread. @param directory where it keeps its files, or `memory://` */
export async function startPgliteThread(directory: string): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { directory },
    execArgv: [],
  });
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  let lastId = 0;
  const wait = (id: number) => new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.on('message', (reply: Reply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) caller?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else caller?.resolve(reply);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const send = (message: { sql: string; parameters?: readonly unknown[]; isScript?: boolean }) => {
    lastId += 1;
    const reply = wait(lastId);
    worker.postMessage({ id: lastId, ...message });
    return reply;
  };
  await wait(0);
  return {
    query: (sql, parameters) => send({ sql, parameters }),
    runScript: async (sql) => void (await send({ sql, isScript: true })),
    close: async () => void (await worker.terminate()),
  };
}
