import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { Outcome } from '../commands/command.ts';
import { type Publication, publish } from '../commands/publish.ts';
import { runCommand } from '../commands/run-command.ts';
import { sha256 } from '../store/integrity.ts';
import { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseKeys } from '../store/signing.ts';
import { SETTINGS } from '../test-releases.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { BucketUpstream } from './bucket-upstream.ts';
import { describeFolder, foldersIn, readFilesIn } from './describe-directory.ts';
import { changeStore } from './upstream.ts';

interface MachineOptions {
  /** Default: an empty folder. */
  directory?: string;
  keys?: ReleaseKeys;
  /** That the machines share. Default: its own. */
  healthDirectory?: string;
  isForPages?: boolean;
  minUnusedAgeMs?: number;
}

/** A machine with a working copy of a bucket. Without settings its folder is the store of record. For tests. */
export function createMachine(settings: BucketSettings | undefined, options: MachineOptions = {}) {
  const { directory = createTempDirectory('machine'), healthDirectory, keys, ...others } = options;
  const store = new ReleaseStore(directory, healthDirectory, keys);
  if (settings)
    store.upstream = new BucketUpstream({ settings, directory, healthDirectory, keys: () => store.keys, ...others });
  return {
    store,
    release: async (build: Publication) => await changeStore(store, async (own) => publish(own, SETTINGS, build)),
    /** Runs a command, for example `run('rollback mfe-store')`. */
    run: async (line: string, more: Record<string, string | boolean> = {}): Promise<Outcome> => {
      const [verb = '', ...args] = line.split(' ');
      const options = { reason: 'trial', ...more };
      return await runCommand({ store, settings: () => SETTINGS }, { verb, args, options, actor: 'mia' });
    },
    pull: async () => await store.upstream?.pull(),
  };
}

/** Everything that a store has, as hashes by path. */
export function contentOf(directory: string): Record<string, string> {
  const files = [...readFilesIn(directory)].map(([path, content]) => [path, sha256(content)] as const);
  const folders = foldersIn(directory).map((path) => {
    const { list } = describeFolder(join(directory, path));
    return [path, sha256(JSON.stringify(list.files))] as const;
  });
  return Object.fromEntries([...files, ...folders]);
}

/** The log without times, hashes and what follows from them. */
export const historyOf = (directory: string): unknown[] =>
  readFileSync(join(directory, 'registry', 'log.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { at: _, hash: _hash, previousHash: _previous, ...entry } = JSON.parse(line);
      return entry;
    });
