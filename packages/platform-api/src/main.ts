import { buildServer } from './build-server.ts';
import { readConfig } from './config/read-config.ts';
import { listenForOperators } from './operator/operator-socket.ts';

const SHUTDOWN_TIMEOUT_MS = 6_000;
/** Time in which keep-alive clients receive a response with `Connection: close`. */
const DRAIN_DELAY_MS = 500;

try {
  const config = readConfig(process.env);
  const server = await buildServer(config);
  await server.listen();
  // With PostgreSQL the commands of operators connect to the database themselves.
  if (!config.databaseUrl) await listenForOperators(server.platform, config.dataDirectory);
  const stop = () => {
    // Graceful shutdown: requests in progress are answered first, within the timeout.
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    server.drain();
    setTimeout(() => void server.close().then(() => process.exit(0)), DRAIN_DELAY_MS);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The platform could not start: ${(error as Error).message}`);
  process.exit(1);
}
