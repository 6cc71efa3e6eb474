import pg from 'pg';
import { connectDatabase } from '../../src/database/connection/connect-database.ts';

/** The platform's connections to a server, and an independent one. */
export async function connectTwice(url: string | undefined) {
  const connected = await connectDatabase(url, '');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  return {
    connected,
    other,
    async close() {
      await connected.close();
      await other.end();
    },
  };
}

export type TwoConnections = Awaited<ReturnType<typeof connectTwice>>;
