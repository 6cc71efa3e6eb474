import type { PublicConfig } from '@xana/contracts/public-config';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import type { HandlerContribution, PageContribution, SlotContribution } from '@xana/contracts/remotes/contributions';
import type { SlotName } from '@xana/contracts/remotes/slots';
import type { EventBus } from '@xana/event-bus';
import type { FailurePhase, MountContext, PageRouter } from '@xana/remote-kit';
import { type RemoteRights, type RemoteSession, readRights, type Session } from '@xana/session';
import { createInnerSlots } from './inner-slots.ts';
import type { LoadModule } from './release-loader.ts';
import { RemoteSources } from './remote-sources.ts';

/** Something of a remote, with where it comes from. */
export interface Contributed<Contribution> {
  sources: RemoteSources;
  contribution: Contribution;
}

/** What went wrong with a part of the page; for the console and, later, telemetry. */
export interface RemoteFailure {
  remote: string;
  release: string;
  slot: string;
  phase: FailurePhase;
  error: unknown;
}

export interface CompositionOptions {
  registry: PageRegistry;
  config: PublicConfig;
  bus: EventBus;
  /** The frame's own. */
  session: Session;
  /** What a remote gets of the session. */
  forRemote(rights: RemoteRights): RemoteSession;
  router: PageRouter;
  load: LoadModule;
  /** Milliseconds for one try to load a remote. */
  loadTimeoutMs: number;
  toast: MountContext['toast'];
  report(failure: RemoteFailure): void;
}

/** The page as the published contributions describe it: the shell knows no remote by name, it only asks here. */
export class Composition {
  readonly options: Omit<CompositionOptions, 'forRemote'>;
  readonly innerSlots = createInnerSlots();
  pages: readonly Contributed<PageContribution>[] = [];
  handlers: readonly Contributed<HandlerContribution>[] = [];
  #slots: readonly Contributed<SlotContribution>[] = [];
  #remotes: readonly RemoteSources[] = [];
  /** By the remote's name; read at boot, while built-in objects are still what they were. */
  #rights: Readonly<Record<string, RemoteRights>> = {};
  readonly #forRemote: CompositionOptions['forRemote'];
  #generation = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ forRemote, ...options }: CompositionOptions) {
    this.options = options;
    this.#forRemote = forRemote;
    this.replace(options.registry);
  }

  /** Takes up the releases of another registry. What is shown of a remote that stays as it is stays mounted. */
  replace({ remotes }: PageRegistry): void {
    const { load, loadTimeoutMs } = this.options;
    this.#remotes = remotes.map((remote) => {
      const known = this.#remotes.find((sources) => sources.remote.name === remote.name);
      return known?.remote.active.id === remote.active.id ? known : new RemoteSources(remote, load, loadTimeoutMs);
    });
    this.#rights = rightsOf(remotes);
    const gather = <Kind>(pick: (sources: RemoteSources) => Kind[]): Contributed<Kind>[] =>
      this.#remotes.flatMap((sources) => pick(sources).map((contribution) => ({ sources, contribution })));
    this.pages = gather(({ remote }) => remote.contributions.pages);
    this.handlers = gather(({ remote }) => remote.contributions.handlers);
    this.#slots = gather(({ remote }) => remote.contributions.slots);
    this.#generation += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Counts the replacements. */
  readonly generation = (): number => this.#generation;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  slot(name: SlotName): Contributed<SlotContribution>[] {
    return this.#slots
      .filter(({ contribution }) => contribution.slot === name)
      .sort((one, other) => one.contribution.order - other.contribution.order);
  }

  /** What every module of this remote is handed, beside what its place adds. */
  contextFor({
    remote,
  }: RemoteSources): Pick<MountContext, 'session' | 'bus' | 'config' | 'router' | 'toast' | 'establish'> {
    const { bus, config, router, toast } = this.options;
    const rights = this.#rights[remote.name] ?? readRights({ operations: {}, grants: [] });
    return { ...this.#forRemote(rights), config, router, toast, bus: bus.forOwner(ownerOf(remote.name)) };
  }
}

/** `mfe-store` publishes as `store`. */
export function ownerOf(remote: string): string {
  return remote.replace(/^mfe-/, '');
}

function rightsOf(remotes: PageRegistry['remotes']): Readonly<Record<string, RemoteRights>> {
  const rights: Record<string, RemoteRights> = Object.create(null);
  for (const { name, operations, contributions } of remotes) {
    rights[name] = readRights({ operations, grants: contributions.grants });
  }
  return Object.freeze(rights);
}
