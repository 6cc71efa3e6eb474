import { createServer, type Server } from 'node:http';
import { readPageSettings } from './page/page-settings.ts';
import { serveArtifacts } from './server/serve-artifacts.ts';
import { servePage } from './server/serve-page.ts';
import { ReleaseStore } from './store/release-store.ts';

const { RELEASE_STORE = '', PAGE_SETTINGS = '', EXTRA_FILES = '{}' } = process.env;

try {
  const store = new ReleaseStore(RELEASE_STORE);
  const { origins, config } = readPageSettings(PAGE_SETTINGS);
  const servers = await Promise.all(
    Object.entries(origins).map(([name, origin]) => {
      const isSite = name === 'shell';
      const listener = isSite
        ? servePage(store, config.origins.site, JSON.parse(EXTRA_FILES))
        : serveArtifacts(store, name);
      return listen(createServer(listener), new URL(origin));
    }),
  );
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The pages could not be served: ${(error as Error).message}`);
  process.exit(1);
}

function listen(server: Server, { port }: URL): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken by another program.`) : error),
    );
    server.listen(Number(port), () => resolve(server));
  });
}
