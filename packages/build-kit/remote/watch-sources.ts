import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { watchMicrofrontend } from '../webpack/watch.ts';

interface WatchOptions {
  /** The folder of the microfrontend. */
  directory: string;
  /** The configuration of its development build, with the modules that it has now. */
  configure(): Configuration;
  /** A build succeeded, or `remote.config.ts` was saved. */
  onSaved(): void;
  onFailed(problem: string): void;
}

const CONFIGURATION = 'remote.config.ts';
/** Editors write a file in several steps. */
const SETTLE_MS = 60;

/**
 * Watches the code of a microfrontend, its `remote.config.ts`, and the list of its modules: each file in `src/entry/` is one, and
 * a new one needs a new configuration of webpack.
 */
export function watchSources({ directory, configure, onSaved, onFailed }: WatchOptions): { close(): Promise<unknown> } {
  const entries = join(directory, 'src/entry');
  const listModules = () => (existsSync(entries) ? readdirSync(entries).sort().join() : '');
  const startBuilds = () => watchMicrofrontend(configure(), (problem) => (problem ? onFailed(problem) : onSaved()));
  let modules = listModules();
  let builds = startBuilds();
  const restartBuilds = async () => {
    if (listModules() === modules) return;
    modules = listModules();
    const before = builds;
    await before.close();
    builds = startBuilds();
  };
  const watchers = [
    watchFolder(directory, (file) => file === CONFIGURATION && onSaved()),
    ...(existsSync(entries) ? [watchFolder(entries, () => void restartBuilds())] : []),
  ];
  return {
    close() {
      for (const watcher of watchers) watcher.close();
      return builds.close();
    },
  };
}

/** Calls back once after several events of one file. */
function watchFolder(folder: string, onChange: (file: string) => unknown): FSWatcher {
  const timers = new Map<string, NodeJS.Timeout>();
  return watch(folder, (_, file) => {
    const name = file ?? '';
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => onChange(name), SETTLE_MS),
    );
  });
}
