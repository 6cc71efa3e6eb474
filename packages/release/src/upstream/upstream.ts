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
   * Runs `work` on the newest state, and makes its changes the state of the store of record: all of them or, when it or the writing
   * fails, none.
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
