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

interface LoadFailure {
  source: Source;
  error: unknown;
}

/**
 * The sources of one remote in the order in which they are tried, shared by all slots that show it: the active release, the
 * same under another prefix, the last known good release; then, on request, the remaining prefixes. Once a source works,
 * later loads start with it.
 *
 * An exception would repeat under every prefix, so a release that threw is abandoned as a whole.
 */
export class RemoteSources {
  #queue: Source[];
  #spare: Source[];
  /** Sources that load, of releases in which a module threw. The other modules still use them when nothing else loads. */
  #abandoned: Source[] = [];
  /** `release/module` of each module that threw. None of them is mounted a second time, so that no loop arises. */
  readonly #threw = new Set<string>();
  readonly #recovered = new Set<() => void>();
  readonly #switched = new Set<() => void>();

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

  /** Whether a source is left that is tried automatically. */
  hasSource(module: string): boolean {
    return this.#sourcesFor(module).length > 0;
  }

  /** Whether the next load of the module starts with this release. */
  prefers(module: string, release: string): boolean {
    return this.#sourcesFor(module)[0]?.release === release;
  }

  /**
   * @returns also the failures of the sources that were tried before
   * @throws the error of the last source when every source failed
   */
  async load(module: string): Promise<{ lifecycles: Lifecycles; source: Source; failures: LoadFailure[] }> {
    const failures: LoadFailure[] = [];
    for (const source of this.#sourcesFor(module)) {
      const wasQueued = this.#queue.includes(source);
      try {
        const loading = this.#load(this.remote.name, module, source);
        const lifecycles = await withTimeout(loading, this.#timeoutMs, source.entry);
        const isQueued = this.#queue.includes(source);
        // Another module of this release threw during the load.
        if (wasQueued && !isQueued && this.hasSource(module)) return this.load(module);
        if (isQueued) this.#prefer(source);
        return { lifecycles, source, failures };
      } catch (error) {
        failures.push({ source, error });
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (1 + Math.random())));
      }
    }
    throw failures.at(-1)?.error ?? new Error(`No release of ${this.remote.name} is left to try.`);
  }

  /**
   * Continues with the next release, for all modules of this remote, because this module threw.
   *
   * @returns whether a source is left for this module
   */
  abandon(module: string, source: Source): boolean {
    const isOfRelease = ({ release }: Source) => release === source.release;
    const isOther = (each: Source) => !isOfRelease(each);
    this.#threw.add(keyOf(source.release, module));
    if (this.#queue.some(isOfRelease)) {
      const untried = this.#queue.filter((each) => isOfRelease(each) && each !== source);
      this.#queue = this.#queue.filter(isOther);
      this.#spare = [...this.#spare.filter(isOther), ...untried, ...this.#spare.filter(isOfRelease)];
      this.#abandoned.push(source);
    }
    for (const listener of [...this.#switched]) listener();
    return this.hasSource(module);
  }

  /** Keeps the active release for "Try again". */
  skipActive(): void {
    const isActive = ({ release }: Source) => release === this.remote.active.id;
    this.#spare = [...this.#spare, ...this.#queue.filter(isActive)];
    this.#queue = this.#queue.filter((source) => !isActive(source));
  }

  /** Continues with the next source that was never tried. */
  moveOn(): void {
    const next = this.#spare.shift();
    if (!next) return;
    this.#queue = [next];
    this.#abandoned = this.#abandoned.filter(({ release }) => release !== next.release);
    for (const key of this.#threw) if (key.startsWith(keyOf(next.release, ''))) this.#threw.delete(key);
  }

  /** Calls the listener when a release loads again, after another module could not be shown. */
  onRecovery(listener: () => void): () => void {
    this.#recovered.add(listener);
    return () => this.#recovered.delete(listener);
  }

  /** Calls the listener when a release is abandoned. */
  onSwitch(listener: () => void): () => void {
    this.#switched.add(listener);
    return () => this.#switched.delete(listener);
  }

  #sourcesFor(module: string): Source[] {
    return [...this.#queue, ...this.#abandoned].filter(({ release }) => !this.#threw.has(keyOf(release, module)));
  }

  #prefer(source: Source): void {
    this.#queue = [source, ...this.#queue.slice(this.#queue.indexOf(source) + 1)];
    for (const listener of [...this.#recovered]) listener();
  }
}

const keyOf = (release: string, module: string): string => `${release}/${module}`;
