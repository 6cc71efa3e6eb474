import type { FailurePhase, Lifecycles, MountProps } from '@xana/remote-kit';
import { withTimeout } from './with-timeout.ts';

const LIFECYCLE_TIMEOUT_MS = 4_000;

/** One module in one element. Its lifecycles run one after the other, also when an unmount is requested during a mount. */
export class MountedModule {
  #queue: Promise<void> = Promise.resolve();
  #isMounted = false;
  #isEnded = false;

  readonly #lifecycles: Lifecycles;
  readonly #props: MountProps;
  readonly #onFailure: (error: unknown, phase: FailurePhase) => void;

  constructor(lifecycles: Lifecycles, props: MountProps, onFailure: (error: unknown, phase: FailurePhase) => void) {
    this.#lifecycles = lifecycles;
    this.#props = props;
    this.#onFailure = onFailure;
  }

  mount(): Promise<boolean> {
    this.#enqueue('mount', async () => {
      if (this.#isEnded) return;
      await this.#lifecycles.bootstrap(this.#props);
      await this.#lifecycles.mount(this.#props);
      this.#isMounted = true;
    });
    return this.#queue.then(() => this.#isMounted);
  }

  unmount(): Promise<void> {
    this.#isEnded = true;
    this.#enqueue('unmount', async () => {
      if (!this.#isMounted) return;
      this.#isMounted = false;
      await this.#lifecycles.unmount(this.#props);
    });
    return this.#queue;
  }

  #enqueue(phase: FailurePhase, work: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(() => withTimeout(work(), LIFECYCLE_TIMEOUT_MS, 'A lifecycle'))
      .catch((error) => this.#onFailure(error, phase));
  }
}
