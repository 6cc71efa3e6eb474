import { existsSync } from 'node:fs';
import { stateFileOf } from '../registry/read-registry.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { readReleaseKeys } from '../store/signing.ts';
import { readBucketSettings } from './bucket-settings.ts';
import { BucketUpstream } from './bucket-upstream.ts';

interface OpenOptions {
  /** The process only sends pages and releases. */
  isForPages?: boolean;
}

/**
 * Opens the store that the environment names: the folder `RELEASE_STORE`, which is the working copy of `RELEASE_BUCKET` if that is set.
 *
 * @throws Error with the variable that is wrong
 */
export function openReleaseStore(
  environment: NodeJS.ProcessEnv,
  { isForPages = false }: OpenOptions = {},
): ReleaseStore {
  const { RELEASE_STORE: directory = '', HEALTH_DIRECTORY: healthDirectory } = environment;
  const settings = readBucketSettings(environment);
  if (settings && !directory)
    throw new Error('RELEASE_STORE is not set: it must be the folder of the working copy of RELEASE_BUCKET.');
  const keys = () => readReleaseKeys(environment, directory);
  const store = new ReleaseStore(directory, healthDirectory, keys());
  if (settings) store.upstream = new BucketUpstream({ settings, directory, healthDirectory, keys, isForPages });
  return store;
}

/**
 * As `openReleaseStore`, for a process that keeps running: follows the bucket. Starts also while the bucket does not answer, if the
 * working copy has a store.
 */
export async function openFollowedStore(
  environment: NodeJS.ProcessEnv,
  options?: OpenOptions,
): Promise<{ store: ReleaseStore; follower: Follower }> {
  const first = openReleaseStore(environment, options);
  try {
    await first.upstream?.pull();
  } catch (error) {
    if (!existsSync(stateFileOf(first))) throw error;
  }
  // Its keys may have come with the first pull.
  const store = openReleaseStore(environment, options);
  return { store, follower: followUpstream(store, readBucketSettings(environment)?.pollMs ?? 0) };
}

interface Follower {
  /** Why the working copy may be behind the store of record; undefined when it is not. */
  problem(): string | undefined;
  stop(): void;
}

/**
 * Brings a working copy to the state of its store of record again and again. While that fails, the working copy stays as it is; each
 * reason is logged once.
 */
function followUpstream({ upstream }: ReleaseStore, pollMs: number): Follower {
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      await upstream?.pull();
      if (problem !== undefined) console.warn('The release store is followed again.');
      problem = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (problem !== reason) console.error(`The release store is not followed, what was there is used. ${reason}`);
      problem = reason;
    }
    if (!isStopped) timer = setTimeout(() => void look(), pollMs);
  };
  if (upstream) void look();
  return {
    problem: () => problem,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
