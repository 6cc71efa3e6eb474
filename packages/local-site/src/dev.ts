import { setTimeout } from 'node:timers/promises';
import { outputDirectory } from '@xana/build-kit/webpack/base';
import { watchMicrofrontend } from '@xana/build-kit/webpack/watch';
import { readActiveRegistry } from '@xana/release/assemble-page';
import { announceBuilds } from './build-events.ts';
import { microfrontendConfiguration, writeBaseCss } from './build-microfrontends.ts';
import { publishMicrofrontend } from './publish-microfrontend.ts';
import { DEVELOPER, startSite } from './site.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { local, microfrontendDirectory, readTopology } from './topology.ts';

const WATCH_CLOSE_TIMEOUT_MS = 2_000;

const topology = readTopology();
const known = ['shell', ...Object.keys(topology.remotes)];
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.find((name) => !known.includes(name));
if (unknown) {
  console.error(`Unknown microfrontend "${unknown}". Available: ${known.join(', ')}.`);
  process.exit(2);
}
const watched = wanted.length > 0 ? wanted : known;
/** The shell provides React to all of them, so its build decides whether React's errors are readable. */
const developed = [...new Set(['shell', ...watched])];

try {
  const onProgress = (text: string) => console.log(`  ${text}`);
  const site = await startSite({ topology, isDevelopment: true, developed, onProgress });
  const builds = await announceBuilds(topology.ports.changes);
  const watches = watched.map((name) =>
    watchMicrofrontend(microfrontendConfiguration(name, 'development'), (problem) =>
      problem ? console.error(problem) : release(name).catch(logError),
    ),
  );
  stopOnSignals(async () => {
    builds.close();
    await site.stop();
    // A watch closes after its current build, which may take a minute; no build is worth the wait.
    await Promise.race([Promise.all(watches.map((watch) => watch.close())), setTimeout(WATCH_CLOSE_TIMEOUT_MS)]);
  });
  console.log(
    `\nOpen ${local(topology.ports.site)}. A save in ${watched.join(', ')} shows in the open page.\nCtrl-C stops everything.`,
  );

  /** The watch goes on after a build that preflight rejects. */
  function logError(error: Error): void {
    console.error(error.message);
  }

  /** Publishes each build the same way as every other release. */
  async function release(name: string): Promise<void> {
    if (name === 'shell') writeBaseCss(outputDirectory(microfrontendDirectory(name), 'development'));
    const publishing = { ...site, name, actor: DEVELOPER, reason: 'saved', isDevelopment: true };
    const { id, isNew } = await publishMicrofrontend(publishing);
    if (!isNew) return;
    console.log(`  ${name} is at ${id.slice(0, 8)}`);
    builds.emit({ name, registry: readActiveRegistry(site.store) });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
