import type { PublicConfig } from '@xana/contracts/public-config';
import type { PageRegistry, PageRemote } from '@xana/contracts/releases/page-registry';
import type { IgnoredEntry } from '@xana/contracts/releases/read-page-registry';
import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import type {
  HandlerContribution,
  PageContribution,
  SlotContribution,
} from '@xana/contracts/remotes/contribution-kinds';
import { isGrant } from '@xana/contracts/remotes/grants';
import type { SlotName } from '@xana/contracts/remotes/slots';
import type { EventBus } from '@xana/event-bus';
import type { FailurePhase, MountContext, PageRouter } from '@xana/remote-kit';
import { type RemoteRights, type RemoteSession, readRights, type Session } from '@xana/session';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { holdDuringWrites } from '../open-tab/hold-during-writes.ts';
import type { OpenTab } from '../open-tab/open-tab.ts';
import { limitNavigation } from '../routing/limit-navigation.ts';
import { createInnerSlots } from './inner-slots.ts';
import type { PageFirst } from './page-first.ts';
import type { PageProtection } from './page-protection.ts';
import type { LoadModule } from './release-loader.ts';
import { RemoteSources } from './remote-sources.ts';

/** A contribution with the remote that it comes from. */
export interface Contributed<Contribution> {
  sources: RemoteSources;
  contribution: Contribution;
}

/** A failure of a remote's module, for the console and, later, telemetry. */
export interface RemoteFailure {
  remote: string;
  release: string;
  /** The slot's name, `page`, `handler`, `share scope`, `registry` or `router`. */
  slot: string;
  /** `read`: a contribution in the registry is ignored, because this shell cannot use it. */
  phase: FailurePhase | 'read' | 'navigate';
  error: unknown;
}

export interface CompositionOptions {
  registry: PageRegistry;
  ignored: readonly IgnoredEntry[];
  config: PublicConfig;
  bus: EventBus;
  /** The session with the rights of the shell. */
  session: Session;
  /** The session with the rights of one remote. */
  forRemote(rights: RemoteRights): RemoteSession;
  router: PageRouter;
  load: LoadModule;
  protection: PageProtection;
  tab: OpenTab;
  /** Absent: every module starts at once. */
  pageFirst?: PageFirst;
  /** For one step of a load; lifecycles get as much on a slow connection. */
  loadTimeoutMs: number;
  toast: MountContext['toast'];
  report(failure: RemoteFailure): void;
  /** Called for each release that a module was mounted from or could not be shown from. */
  recordOutcome(outcome: ReleaseOutcome): void;
}

/** The pages, slots and handlers that the published remotes contribute. The shell knows no remote by name. */
export class Composition {
  readonly options: Omit<CompositionOptions, 'forRemote'>;
  readonly innerSlots = createInnerSlots();
  pages: readonly Contributed<PageContribution>[] = [];
  handlers: readonly Contributed<HandlerContribution>[] = [];
  #slots: readonly Contributed<SlotContribution>[] = [];
  #remotes: readonly RemoteSources[] = [];
  /** By the remote's name. Read before a remote runs, so that none can change its own rights. */
  #rights: Readonly<Record<string, RemoteRights>> = {};
  readonly #forRemote: CompositionOptions['forRemote'];
  readonly #routers = new Map<string, PageRouter>();
  #generation = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ forRemote, ...options }: CompositionOptions) {
    this.options = options;
    this.#forRemote = forRemote;
    this.replace(options.registry, options.ignored);
  }

  /**
   * Replaces the registry. Modules of a remote whose active release stays the same stay mounted.
   *
   * @param ignored entries that this shell cannot use; they are reported
   */
  replace({ remotes }: PageRegistry, ignored: readonly IgnoredEntry[]): void {
    const { report } = this.options;
    for (const { remote, release, reason } of ignored) {
      report({ remote, release, slot: 'registry', phase: 'read', error: new Error(`Ignored: ${reason}.`) });
    }
    this.#remotes = remotes.map((remote) => {
      const known = this.#remotes.find((sources) => sources.remote.name === remote.name);
      return known?.remote.active.id === remote.active.id ? known : this.#sourcesOf(remote);
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

  readonly remotes = (): readonly RemoteSources[] => this.#remotes;

  /** The number of replacements. */
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

  /** What every module of this remote gets; the slot adds its props. */
  contextFor({
    remote,
  }: RemoteSources): Pick<
    MountContext,
    'session' | 'bus' | 'config' | 'router' | 'toast' | 'establish' | 'attachWallet' | 'telegramLink'
  > {
    const { bus, config, toast, tab } = this.options;
    const router = this.#routerOf(remote);
    const rights = this.#rights[remote.name] ?? readRights({ operations: {}, grants: [] });
    const { session, ...more } = this.#forRemote(rights);
    const bound = { session: holdDuringWrites(session, tab.holds), config, router, toast };
    return { ...more, ...bound, bus: bus.forOwner(ownerOf(remote.name)) };
  }

  #sourcesOf(remote: PageRemote): RemoteSources {
    const { load, tab, protection, report, recordOutcome } = this.options;
    const { name, active } = remote;
    const sources = new RemoteSources(remote, load, () => tab.ask());
    if (protection.isSkipped(name, active.id)) {
      sources.skipActive();
      const error = new Error('This tab hung when it mounted the release, which is therefore skipped.');
      report({ remote: name, release: active.id, slot: 'page', phase: 'mount', error });
      recordOutcome({ name, id: active.id, outcome: 'failed' });
    }
    return sources;
  }

  /** The modules of a remote share one limit. */
  #routerOf({ name, active }: PageRemote): PageRouter {
    const { router, report } = this.options;
    const known = this.#routers.get(name);
    if (known) return known;
    const limited = limitNavigation(router, {
      currentEvent: () => window.event,
      onBlocked() {
        const error = new Error('Its navigations are ignored until it has been quiet for some seconds.');
        report({ remote: name, release: active.id, slot: 'router', phase: 'navigate', error });
      },
    });
    this.#routers.set(name, limited);
    return limited;
  }
}

/** `mfe-store` publishes as `store`. */
export function ownerOf(remote: string): string {
  return remote.replace(/^mfe-/, '');
}

function rightsOf(remotes: PageRegistry['remotes']): Readonly<Record<string, RemoteRights>> {
  const rights: Record<string, RemoteRights> = Object.create(null);
  for (const { name, operations, contributions } of remotes) {
    rights[name] = readRights({ operations, grants: contributions.grants.filter(isGrant) });
  }
  return Object.freeze(rights);
}

const CompositionContext = createContext<Composition | null>(null);
export const CompositionProvider = CompositionContext.Provider;

/** The page's composition; renders again when its registry is replaced. */
export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('useComposition must be used below CompositionProvider.');
  useSyncExternalStore(composition.subscribe, composition.generation);
  return composition;
}
