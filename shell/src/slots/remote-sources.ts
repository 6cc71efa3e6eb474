import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import { type LoadModule, type Source, sourcesOf } from './release-loader.ts';
import { withTimeout } from './with-timeout.ts';

/** For one attempt on a fast connection: three attempts and their pauses end within about 8 s. */
const MIN_LOAD_TIMEOUT_MS = 2_400;
const MAX_LOAD_TIMEOUT_MS = 12_000;
/** A remote may take this many times as long as the shell itself took. */
const STARTUP_FACTOR = 3;

/**
 * The time limit for one attempt, which grows with the time that the shell itself took to load.
 *
 * @param startupMs milliseconds from the start of the navigation until now
 */
export function loadTimeoutFor(startupMs: number): number {
  return Math.min(Math.max(MIN_LOAD_TIMEOUT_MS, startupMs * STARTUP_FACTOR), MAX_LOAD_TIMEOUT_MS);
}

const RETRY_DELAY_MS = 150;

/**
 * The sources of one remote in the order in which they are tried, shared by all slots that show it: the active release, the
 * same under another prefix, the last known good release; then, on request, the remaining prefixes. Once a source works,
 * later loads start with it.
 */
export class RemoteSources {
  #queue: Source[];
  #spare: Source[];
  #recovered = new Set<() => void>();

  readonly remote: PageRemote;
  readonly #load: LoadModule;
  readonly #timeoutMs: number;

  constructor(remote: PageRemote, load: LoadModule, timeoutMs = MIN_LOAD_TIMEOUT_MS) {
    this.remote = remote;
    this.#load = load;
    this.#timeoutMs = timeoutMs;
    const { automatic, onRequest } = sourcesOf(remote);
    this.#queue = automatic;
    this.#spare = onRequest;
  }

  /** Whether a source is left for "Try again"; otherwise only a reload of the page can help. */
  get canRetry(): boolean {
    return this.#spare.length > 0;
  }

  /** @throws the error of the last source when every source failed */
  async load(module: string): Promise<{ lifecycles: Lifecycles; source: Source }> {
    let failure: unknown = new Error(`No release of ${this.remote.name} is left to try.`);
    for (const source of [...this.#queue]) {
      try {
        const lifecycles = await withTimeout(
          this.#load(this.remote.name, module, source),
          this.#timeoutMs,
          source.entry,
        );
        this.#prefer(source);
        return { lifecycles, source };
      } catch (error) {
        failure = error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (1 + Math.random())));
      }
    }
    throw failure;
  }

  /** Continues with the next source that was never tried. */
  moveOn(): void {
    const next = this.#spare.shift();
    if (next) this.#queue = [next];
  }

  onRecovery(listener: () => void): () => void {
    this.#recovered.add(listener);
    return () => this.#recovered.delete(listener);
  }

  #prefer(source: Source): void {
    const wasFirst = this.#queue[0] === source;
    this.#queue = [source, ...this.#queue.slice(this.#queue.indexOf(source) + 1)];
    if (!wasFirst || this.#recovered.size > 0) for (const listener of [...this.#recovered]) listener();
  }
}
