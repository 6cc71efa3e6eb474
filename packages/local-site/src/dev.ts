import { setTimeout } from 'node:timers/promises';
import { remoteConfiguration } from '@xana/build-kit/webpack/remote';
import { shellConfiguration } from '@xana/build-kit/webpack/shell';
import { watchMicrofrontend } from '@xana/build-kit/webpack/watch';
import { readActiveRegistry } from '@xana/release/assemble-page';
import { announceBuilds } from './build-events.ts';
import { writeBaseCss } from './build-microfrontends.ts';
import { publishMicrofrontend } from './publish-microfrontend.ts';
import { startSite } from './site.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { local, microfrontendDirectory, readTopology } from './topology.ts';

const WATCH_CLOSE_TIMEOUT_MS = 2_000;

const topology = readTopology();
const known = ['shell', ...Object.keys(topology.remotes)];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.find((name) => !known.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are: ${known.join(', ')}.`);
  process.exit(2);
}
const watched = wanted.length > 0 ? wanted : known;

try {
  const site = await startSite({ topology, isDevelopment: true, onProgress: (text) => console.log(`  ${text}`) });
  const builds = await announceBuilds(topology.ports.changes);
  const watches = watched.map((name) => {
    const directory = microfrontendDirectory(name);
    const configuration = name === 'shell' ? shellConfiguration(directory) : remoteConfiguration(directory);
    return watchMicrofrontend(configuration, (problem) =>
      problem ? console.error(problem) : release(name).catch(explain),
    );
  });
  stopOnSignals(async () => {
    builds.close();
    await site.stop();
    // A watch closes when its build is finished, which may take a minute; nothing of a build is worth waiting for.
    await Promise.race([Promise.all(watches.map((watch) => watch.close())), setTimeout(WATCH_CLOSE_TIMEOUT_MS)]);
  });
  console.log(
    `\nOpen ${local(topology.ports.site)}. A save in ${watched.join(', ')} shows in the open page.\nCtrl-C stops everything.`,
  );

  /** A build that may not be released is no reason to stop watching. */
  function explain(error: Error): void {
    console.error(error.message);
  }

  /** Each build becomes a release of its own, on the same way as every other one. */
  async function release(name: string): Promise<void> {
    if (name === 'shell') writeBaseCss(microfrontendDirectory(name));
    const { id, isNew } = await publishMicrofrontend({ ...site, name, actor: 'dev', reason: 'saved' });
    if (!isNew) return;
    console.log(`  ${name} is at ${id.slice(0, 8)}`);
    builds.tell({ part: name, registry: readActiveRegistry(site.store) });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
