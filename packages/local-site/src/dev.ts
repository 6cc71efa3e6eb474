import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { watchSources } from '@xana/build-kit/watch-sources';
import { outputDirectory } from '@xana/build-kit/webpack/base';
import { readActiveRegistry } from '@xana/release/assemble-page';
import { readRegistry } from '@xana/release/read-registry';
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
  const site = await startSite({ topology, hasDemoMembers: true, isDevelopment: true, developed, onProgress });
  const builds = await announceBuilds(topology.ports.changes);
  /** Microfrontends whose last save has a problem. */
  const failed = new Set<string>();
  /** One release after the other: two builds can end at the same time. */
  let releases = Promise.resolve();
  const watches = watched.map((name) =>
    watchSources({
      directory: microfrontendDirectory(name),
      configure: () => microfrontendConfiguration(name, 'development'),
      onSaved() {
        releases = releases.then(() => release(name)).catch((error: Error) => reportProblem(name, error.message));
      },
      onFailed: (problem) => reportProblem(name, problem),
    }),
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

  /** In the terminal and in the open pages, which keep the last good release. The watch goes on. */
  function reportProblem(name: string, problem: string): void {
    console.error(problem);
    failed.add(name);
    builds.emit({ name, problem: stripVTControlCharacters(problem) });
  }

  /** Publishes each save the same way as every other release. */
  async function release(name: string): Promise<void> {
    if (name === 'shell') writeBaseCss(outputDirectory(microfrontendDirectory(name), 'development'));
    const before = activeRelease(name);
    await publishMicrofrontend({ ...site, name, actor: DEVELOPER, reason: 'saved', isDevelopment: true });
    const now = activeRelease(name);
    // An undone mistake gives the release that is active already.
    if (now === before && !failed.delete(name)) return;
    failed.delete(name);
    if (now !== before) console.log(`  ${name} is at ${now?.slice(0, 8)}`);
    builds.emit({ name, registry: readActiveRegistry(site.store) });
  }

  function activeRelease(name: string): string | undefined {
    return readRegistry(site.store).microfrontends[name]?.active;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
