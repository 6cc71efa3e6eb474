import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import { type LoadModule, type Source, sourcesOf } from './release-loader.ts';

interface LoadFailure {
  source: Source;
  error: unknown;
}

interface LoadedModule {
  lifecycles: Lifecycles;
  source: Source;
  /** Of the sources that were tried before. */
  failures: LoadFailure[];
}

/**
 * The sources of one remote in the order in which they are tried, shared by all slots that show it: the active release, the
 * same under another prefix, the last known good release; then, on request, the remaining prefixes. Once a source works,
 * later loads start with it. The runtime asks for the next one when a load fails (`federation/plugins/next-source.ts`).
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
  readonly #beforeLoad: () => Promise<void>;
  /** By module: a card that is shown fifty times is loaded once. */
  readonly #loading = new Map<string, Promise<LoadedModule>>();

  /** @param beforeLoad may withdraw a release that was rolled back since the page was loaded */
  constructor(remote: PageRemote, load: LoadModule, beforeLoad = async () => {}) {
    this.remote = remote;
    this.#load = load;
    this.#beforeLoad = beforeLoad;
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

  /** @throws the error of the last source when every source failed */
  load(module: string): Promise<LoadedModule> {
    const known = this.#loading.get(module);
    if (known) return known;
    const loading = this.#loadAfterNews(module).finally(() => this.#loading.delete(module));
    this.#loading.set(module, loading);
    return loading;
  }

  async #loadAfterNews(module: string): Promise<LoadedModule> {
    await this.#beforeLoad();
    return this.#loadFirst(module);
  }

  async #loadFirst(module: string): Promise<LoadedModule> {
    const failures: LoadFailure[] = [];
    const [first] = this.#sourcesFor(module);
    if (!first) throw new Error(`No release of ${this.remote.name} is left to try.`);
    let source = first;
    let wasQueued = this.#queue.includes(source);
    const lifecycles = await this.#load(this.remote.name, module, source, (error) => {
      failures.push({ source, error });
      const sources = this.#sourcesFor(module);
      const next = sources[sources.indexOf(source) + 1];
      source = next ?? source;
      wasQueued = this.#queue.includes(source);
      return next;
    });
    const isQueued = this.#queue.includes(source);
    // Another module of this release threw during the load.
    if (wasQueued && !isQueued && this.hasSource(module)) return this.#loadFirst(module);
    if (isQueued) this.#prefer(source);
    return { lifecycles, source, failures };
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

  /** Never uses these releases again: they were rolled back or quarantined. Their mounted modules stay. */
  withdraw(releases: readonly string[]): void {
    const isUsable = ({ release }: Source) => !releases.includes(release);
    this.#queue = this.#queue.filter(isUsable);
    this.#spare = this.#spare.filter(isUsable);
    this.#abandoned = this.#abandoned.filter(isUsable);
    if (this.#queue.length === 0) this.moveOn();
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
