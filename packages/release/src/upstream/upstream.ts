import type { ReleaseStore } from '../store/release-store.ts';

/** Where the store of record is, of which the folder of a `ReleaseStore` is the working copy of one machine. */
export interface Upstream {
  /**
   * Brings the working copy to the state of the store of record.
   *
   * @throws Error when that is not possible; the working copy stays as it is
   */
  pull(): Promise<void>;
  /**
   * Runs `work` on the newest state, and makes what it changed the state of the store of record: all of it or, when the writing fails, nothing.
   * When `work` fails, what it completed stays, as in a folder: a release that was stored and not activated. A half made change is dropped.
   *
   * @throws Error when another writer was first
   */
  change<T>(work: (store: ReleaseStore) => Promise<T>, options?: ChangeOptions): Promise<T>;
  /** Deletes what neither the state nor a change under way needs. Within a change: after it. */
  deleteUnused(): Promise<void>;
}

export interface ChangeOptions {
  /** Continues from what this machine has verified when the store of record is refused. */
  isRecovery?: boolean;
}

/** Runs a change of a store. Without an upstream its folder is the store of record, and its lock lets one writer work at a time. */
export async function changeStore<T>(
  store: ReleaseStore,
  work: (store: ReleaseStore) => Promise<T>,
  options?: ChangeOptions,
): Promise<T> {
  return store.upstream ? await store.upstream.change(work, options) : await work(store);
}
