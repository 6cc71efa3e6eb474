import { outputDirectory, packageName } from '../webpack/base.ts';
import { remoteConfiguration } from '../webpack/remote.ts';
import { serveBuild } from './serve-build.ts';
import { watchSources } from './watch-sources.ts';

interface DevelopOptions {
  /** The folder of the remote. */
  directory: string;
  /** The origin of the running site. */
  site: string;
  port: number;
  print(text: string): void;
}

/**
 * Builds a remote at each save and serves it on this machine; the page of a running site loads everything else from its own releases.
 * Runs until the returned function is called.
 */
export async function developRemote({ directory, site, port, print }: DevelopOptions): Promise<() => Promise<void>> {
  const name = packageName(directory);
  const server = await serveBuild({ directory, output: outputDirectory(directory, 'development'), port });
  let isBuilt = false;
  const watch = watchSources({
    directory,
    configure: () => remoteConfiguration(directory, 'development'),
    onSaved() {
      print(isBuilt ? `${name} was built. Reload the page.` : instructionsOf({ name, site, port }));
      isBuilt = true;
    },
    onFailed: print,
  });
  return async () => {
    server.close();
    server.closeAllConnections();
    await watch.close();
  };
}

const instructionsOf = ({ name, site, port }: { name: string; site: string; port: number }): string => {
  const override = new URL(`/?mfe.${name.replace(/^mfe-/, '')}=http://localhost:${port}`, site).href;
  return `${name} is served at http://localhost:${port}. Open a page of the site with it, for example

  ${override}

in a browser with a developer link (npm run release -- developer-link). Ctrl-C stops.`;
};
