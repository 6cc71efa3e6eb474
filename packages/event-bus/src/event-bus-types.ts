import type { EventDefinition, PayloadOf } from '@xana/contracts/events/event';

/** Something that the bus dropped or survived. Never thrown at a publisher or subscriber. */
export interface BusProblem {
  kind: 'forged' | 'invalidPayload' | 'subscriberThrew' | 'unknownMajor' | 'channelFailed';
  event: string;
  owner: string;
  error?: unknown;
}

/** One line of the bus's recent history, for development tools. */
export interface BusRecord {
  event: string;
  major: number;
  owner: string;
  at: number;
  from: 'here' | 'otherTab';
}

/** The bus as one part sees it: it may publish its own facts only, and hear all. */
export interface OwnedBus<Owner extends string = string> {
  publish<E extends EventDefinition<`${Owner}:${string}`>>(event: E, payload: PayloadOf<E>): void;
  /** @returns how to stop listening. A fact with `replay: 'last'` is delivered at once if it happened already. */
  subscribe<E extends EventDefinition>(event: E, listener: (payload: PayloadOf<E>) => void): () => void;
}

export interface EventBus {
  forOwner<Owner extends string>(owner: Owner): OwnedBus<Owner>;
  /** Hears facts by name, whatever their major; for the shell, which knows events only from contributions. */
  onAny(name: string, listener: (payload: unknown) => void): () => void;
  /** The last 200 facts, oldest first. */
  inspect(): readonly BusRecord[];
  close(): void;
}

/** What the bus needs of a BroadcastChannel. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface EventBusOptions {
  /** Owners that exist on this page; another one's facts are dropped, also when they come from another tab. */
  owners: readonly string[];
  /** Payloads are checked always, or for this share of publishes (0 to 1). Other tabs' payloads are always checked. */
  validate: 'always' | { sampleRate: number };
  report(problem: BusProblem): void;
  channel?: TabChannel;
}
