import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { readMessages } from './read-messages.ts';
import type { RecordedStatement } from './recorded-statement.ts';

export interface StatementRecorder {
  /** Of PostgreSQL through this recorder. */
  url: string;
  /** The statements since the last call of this function, in the order in which they were sent. */
  take(): RecordedStatement[];
  close(): Promise<void>;
}

/** Passes connections on to PostgreSQL and records their statements, so that nothing in the platform knows of it. */
export async function startStatementRecorder(databaseUrl: string): Promise<StatementRecorder> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let statements: RecordedStatement[] = [];
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    const read = readMessages((statement) => statements.push(statement));
    client.setNoDelay(true);
    database.setNoDelay(true);
    client.on('data', read);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
