import type { ReleaseStore } from '../store/release-store.ts';
import type { Upstream } from './upstream.ts';

/** Of the draft of a change, which is its newest state. */
export class DraftUpstream implements Upstream {
  readonly #draft: ReleaseStore;
  hasUnused = false;

  constructor(draft: ReleaseStore) {
    this.#draft = draft;
  }

  async pull(): Promise<void> {}

  async change<T>(work: (store: ReleaseStore) => Promise<T>): Promise<T> {
    return await work(this.#draft);
  }

  async deleteUnused(): Promise<void> {
    this.hasUnused = true;
  }
}
