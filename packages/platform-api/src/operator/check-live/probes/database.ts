import { connectDatabase, pingDatabase } from '../../../database/connection/connect-database.ts';
import { OFF, ok, type Probe, wrong } from '../probe.ts';

export const databaseProbe: Probe = {
  name: 'database',
  withoutIt: 'more than one instance, and backups by PostgreSQL: the embedded database in DATA_DIRECTORY is used',
  settings: 'DATABASE_URL',
  async run({ config: { databaseUrl, dataDirectory } }) {
    if (!databaseUrl) return OFF;
    if (!databaseUrl.startsWith('postgres'))
      return wrong('memory: stores nothing, all data is lost at a restart. Correct DATABASE_URL.');
    const { database, close } = await connectDatabase(databaseUrl, dataDirectory);
    try {
      await pingDatabase(database);
      return ok('PostgreSQL answers');
    } finally {
      await close();
    }
  },
};
