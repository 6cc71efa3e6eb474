import type { FailurePhase, Lifecycles, MountProps } from '@xana/remote-kit';
import { withTimeout } from '../federation/with-timeout.ts';

/** On a fast connection; a bootstrap loads the phrases of the module. */
const MIN_LIFECYCLE_TIMEOUT_MS = 4_000;

interface MountOptions {
  lifecycles: Lifecycles;
  props: Omit<MountProps, 'signal'>;
  /** The time limit for one load, which grows on a slow connection. */
  loadTimeoutMs: number;
  /** Called before code of the module runs. */
  onPhase(): void;
  onFailure(error: unknown, phase: FailurePhase): void;
}

/** One module in one element. Its lifecycles run one after the other, also when an unmount is requested during a mount. */
export class MountedModule {
  #queue: Promise<void> = Promise.resolve();
  #isMounted = false;
  #isEnded = false;

  readonly #options: MountOptions;
  readonly #props: MountProps;
  readonly #removed = new AbortController();

  constructor(options: MountOptions) {
    this.#options = options;
    this.#props = { ...options.props, signal: this.#removed.signal };
  }

  mount(): Promise<boolean> {
    const { lifecycles, onPhase } = this.#options;
    const props = this.#props;
    this.#enqueue('mount', async () => {
      if (this.#isEnded) return;
      onPhase();
      await lifecycles.bootstrap(props);
      onPhase();
      await lifecycles.mount(props);
      // The time limit has passed, and the shell shows another release.
      if (this.#isEnded) await lifecycles.unmount(props);
      else this.#isMounted = true;
    });
    return this.#queue.then(() => this.#isMounted);
  }

  unmount(): Promise<void> {
    this.#isEnded = true;
    this.#enqueue('unmount', async () => {
      if (!this.#isMounted) return;
      this.#isMounted = false;
      await this.#options.lifecycles.unmount(this.#props);
    });
    // Also when a lifecycle threw or did not finish.
    return this.#queue.then(() => this.#removed.abort());
  }

  #enqueue(phase: FailurePhase, work: () => Promise<void>): void {
    const timeoutMs = Math.max(MIN_LIFECYCLE_TIMEOUT_MS, this.#options.loadTimeoutMs);
    this.#queue = this.#queue
      .then(() => withTimeout(work(), timeoutMs, `The ${phase}`))
      .catch((error) => this.#options.onFailure(error, phase));
  }
}
