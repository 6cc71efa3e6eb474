import { buildServer } from './build-server.ts';
import { readConfig } from './config/read-config.ts';

const SHUTDOWN_TIMEOUT_MS = 6_000;
/** Time in which keep-alive clients receive a response with `Connection: close`. */
const DRAIN_DELAY_MS = 500;

try {
  const server = await buildServer(readConfig(process.env));
  await server.listen();
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
