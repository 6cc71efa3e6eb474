import type { EventDefinition, PayloadOf } from '@xana/contracts/events/event';

/** An event that the bus dropped, or an error that it caught. Never thrown to a publisher or subscriber. */
export interface BusProblem {
  kind: 'forged' | 'invalidPayload' | 'subscriberThrew' | 'unknownMajor' | 'channelFailed' | 'tooMany' | 'cycle';
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

/** The bus of one microfrontend, which publishes only its own events and subscribes to any. */
export interface OwnedBus<Owner extends string = string> {
  publish<E extends EventDefinition<`${Owner}:${string}`>>(event: E, payload: PayloadOf<E>): void;
  /** @returns unsubscribe. The last event with `replay: 'last'` is delivered immediately. */
  subscribe<E extends EventDefinition>(event: E, listener: (payload: PayloadOf<E>) => void): () => void;
}

export interface EventBus {
  forOwner<Owner extends string>(owner: Owner): OwnedBus<Owner>;
  /** Subscribes by name to all major versions; for the shell, which knows events only from contributions. */
  onAny(name: string, listener: (payload: unknown) => void): () => void;
  /** The last 200 events, oldest first. */
  inspect(): readonly BusRecord[];
  close(): void;
}

/** The used subset of BroadcastChannel. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface EventBusOptions {
  /** Owners on this page; events of other owners are dropped, also from other tabs. */
  owners: readonly string[];
  /** Validate every payload, or this share of them (0 to 1). Payloads of other tabs are always validated. */
  validate: 'always' | { sampleRate: number };
  report(problem: BusProblem): void;
  channel?: TabChannel;
}
