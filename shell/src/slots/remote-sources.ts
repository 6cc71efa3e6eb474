import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import { type LoadModule, type Source, sourcesOf } from './release-loader.ts';

/** Longest wait for one try on a good line, in milliseconds: three tries and their pauses end within about 8 s. */
const LOAD_TIMEOUT_MS = 2_400;
const MAX_LOAD_TIMEOUT_MS = 12_000;
/** A remote is given this many times what the shell itself took to arrive and begin. */
const AS_LONG_AS_SHELL = 3;

/** How long one try may take on the line and machine that brought the shell. @param began milliseconds from the page's begin */
export function loadTimeoutFor(began: number): number {
  return Math.min(Math.max(LOAD_TIMEOUT_MS, began * AS_LONG_AS_SHELL), MAX_LOAD_TIMEOUT_MS);
}

const PAUSE = 150;

/**
 * The failure ladder of one remote, shared by all places that show it: the active release, the same under a fresh prefix,
 * the last known good release; then, on request, what prefixes are left. Once one source works, all places start there.
 */
export class RemoteSources {
  #queue: Source[];
  #spare: Source[];
  #recovered = new Set<() => void>();

  readonly remote: PageRemote;
  readonly #load: LoadModule;
  readonly #timeoutMs: number;

  constructor(remote: PageRemote, load: LoadModule, timeoutMs = LOAD_TIMEOUT_MS) {
    this.remote = remote;
    this.#load = load;
    this.#timeoutMs = timeoutMs;
    const { automatic, onRequest } = sourcesOf(remote);
    this.#queue = automatic;
    this.#spare = onRequest;
  }

  /** Whether another source is left for «Try again»; if not, only a new page load can help. */
  get canRetry(): boolean {
    return this.#spare.length > 0;
  }

  /** @throws the last try's error when every source of the ladder failed. */
  async load(module: string): Promise<{ lifecycles: Lifecycles; source: Source }> {
    let failure: unknown = new Error(`No release of ${this.remote.name} is left to try.`);
    for (const source of [...this.#queue]) {
      try {
        const lifecycles = await withTimeout(this.#load(this.remote.name, module, source), source, this.#timeoutMs);
        this.#prefer(source);
        return { lifecycles, source };
      } catch (error) {
        failure = error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE * (1 + Math.random())));
      }
    }
    throw failure;
  }

  /** Makes the next sources those that were never tried, and lets the other failed places of this remote try too. */
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

async function withTimeout<T>(work: Promise<T>, { entry }: Source, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${entry} did not answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
