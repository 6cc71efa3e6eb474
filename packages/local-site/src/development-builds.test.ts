import { execFileSync } from 'node:child_process';
import { publishTogether } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { SETTINGS } from '../../release/src/test-releases.ts';
import { openLocalStore } from './local-store.ts';
import { readPublication } from './publish-microfrontend.ts';
import { DEVELOPER } from './site.ts';
import { readTopology, TYPESCRIPT_LOADER } from './topology.ts';

// mfe-auth imports files with operations that only the session may call.
const NAMES = ['shell', 'mfe-auth'];
/** In a process of its own: loaders import ES modules, which Jest does not let them do. */
const BUILD = `
  import { buildMicrofrontends } from './build-microfrontends.ts';
  import { readTopology } from './topology.ts';
  const names = ${JSON.stringify(NAMES)};
  await buildMicrofrontends(readTopology(), () => undefined, { names, developed: names });`;

it('publishes the development builds of the shell and a remote', async () => {
  const topology = { ...readTopology(), dataDirectory: createTempDirectory('development') };
  const command = ['--import', TYPESCRIPT_LOADER, '--input-type=module', '--eval', BUILD];
  execFileSync(process.execPath, command, { cwd: import.meta.dirname });
  const store = openLocalStore(topology);
  const publications = NAMES.map((name) =>
    readPublication({ name, actor: DEVELOPER, reason: 'saved', isDevelopment: true }),
  );
  const settings = { ...SETTINGS, origins: { ...SETTINGS.origins, 'mfe-auth': 'http://localhost:3001' } };
  publishTogether(store, settings, await Promise.all(publications));
  expect(Object.keys(readRegistry(store).microfrontends).sort()).toEqual([...NAMES].sort());
}, 120_000);
