import { readPageSettings } from '../page/page-settings.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { createApi } from './create-api.ts';

/** The release server as a process of its own: the one writer of a store. */
const {
  RELEASE_STORE = '',
  PAGE_SETTINGS = '',
  HEALTH_DIRECTORY,
  RELEASE_SERVER_PORT = '4006',
  DESK_DIRECTORY,
} = process.env;

try {
  const store = new ReleaseStore(RELEASE_STORE, HEALTH_DIRECTORY);
  const app = createApi({
    store,
    settings: () => readPageSettings(PAGE_SETTINGS),
    origin: `http://localhost:${RELEASE_SERVER_PORT}`,
    ...(DESK_DIRECTORY ? { desk: DESK_DIRECTORY } : {}),
  });
  // Without a login, only programs and browsers of this machine reach it.
  const address = await app.listen({ port: Number(RELEASE_SERVER_PORT), host: 'localhost' });
  const stop = () => void app.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true, address }));
} catch (error) {
  console.error(`The release server did not start: ${(error as Error).message}`);
  process.exit(1);
}
