import { buildServer } from './build-server.ts';
import { readConfig } from './config/read-config.ts';

const SHUTDOWN_TIMEOUT_MS = 6_000;
/** For who keeps a connection to hear that it is the last answer on it; milliseconds. */
const DRAIN_DELAY_MS = 500;

try {
  const server = await buildServer(readConfig(process.env));
  await server.listen();
  const stop = () => {
    // Calls under way are answered first, but not for ever.
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
