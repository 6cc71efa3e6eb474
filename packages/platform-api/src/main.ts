import { setFlagsFromString } from 'node:v8';
import { buildServer } from './build-server.ts';
import type { PlatformConfig } from './config/platform-config.ts';
import { readConfig } from './config/read-config.ts';
import { connectDatabase } from './database/connection/connect-database.ts';
import { migrate } from './database/connection/migrate.ts';
import { listenForOperators } from './operator/operator-socket.ts';

/** For requests that are in progress when the drain ends. */
const SHUTDOWN_TIMEOUT_MS = 6_000;

/**
 * V8 allocates objects as old when it has seen objects of the same code survive a collection. The rows of an answer live for milliseconds, but
 * some survive one; from then on all rows are old, and collecting those delays other answers (decisions/0125).
 */
setFlagsFromString('--no-allocation-site-pretenuring');

const [command, ...more] = process.argv.slice(2);

try {
  if ((command && command !== 'migrate') || more.length > 0)
    throw new Error(`"${[command, ...more].join(' ')}" is not a command: use migrate, or none to serve.`);
  const config = readConfig(process.env);
  await (command ? migrateAndEnd(config) : serve(config));
} catch (error) {
  console.error(`The platform could not start: ${(error as Error).message}`);
  process.exit(1);
}

/** For a deployment that migrates before its instances start. They would do it themselves. */
async function migrateAndEnd({ databaseUrl, dataDirectory }: PlatformConfig): Promise<void> {
  const database = await connectDatabase(databaseUrl, dataDirectory);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  console.log(JSON.stringify({ migrated: true }));
}

async function serve(config: PlatformConfig): Promise<void> {
  const server = await buildServer(config);
  await server.listen();
  // With PostgreSQL the commands of operators connect to the database themselves.
  if (!config.databaseUrl) await listenForOperators(server.platform, config.dataDirectory);
  const stop = () => {
    // Graceful shutdown: proxies see `/ready` fail and clients `Connection: close` while everything is still answered, and
    // requests in progress at the end of the drain are answered within the timeout.
    const drainMs = config.drainSeconds * 1_000;
    setTimeout(() => process.exit(1), drainMs + SHUTDOWN_TIMEOUT_MS).unref();
    server.drain();
    setTimeout(() => void server.close().then(() => process.exit(0)), drainMs);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true }));
}
