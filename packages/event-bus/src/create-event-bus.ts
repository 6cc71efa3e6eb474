import type { EventDefinition } from '@xana/contracts/events/event';
import type { BusRecord, EventBus, EventBusOptions } from './event-bus-types.ts';
import { createPublishLimits, MAX_CHAIN_LENGTH } from './publish-limits.ts';

interface PublishedEvent {
  name: string;
  major: number;
  payload: unknown;
  owner: string;
}

interface QueuedEvent {
  published: PublishedEvent;
  /** How many events led to this one: 0 for an event that no subscriber published. */
  chainLength: number;
}

type Listener = { major: number | 'any'; event?: EventDefinition; deliver: (payload: never) => void };

const MAX_HISTORY_LENGTH = 200;

/**
 * Creates the page's one event bus. Events match by name and major version, not by the identity of a definition, because
 * each remote bundles its own copy of the contracts.
 *
 * An event published inside a subscriber is delivered after the current one, so that all subscribers see the same order.
 */
export function createEventBus({ owners, validate, report, channel }: EventBusOptions): EventBus {
  const listeners = new Map<string, Set<Listener>>();
  const lastEvents = new Map<string, PublishedEvent>();
  const history: BusRecord[] = [];
  const queue: QueuedEvent[] = [];
  const definitions = new Map<string, EventDefinition>();
  const isWithinLimits = createPublishLimits(report);
  /** The event that is being delivered. */
  let current: QueuedEvent | undefined;

  const deliverTo = (listener: Listener, published: PublishedEvent) => {
    const payload = payloadFor(listener, published);
    const { name: event, owner } = published;
    if (payload === undefined) return report({ kind: 'unknownMajor', event, owner });
    try {
      listener.deliver(payload.value as never);
    } catch (error) {
      report({ kind: 'subscriberThrew', event, owner, error });
    }
  };
  const deliver = (published: PublishedEvent, from: BusRecord['from']) => {
    const { name: event, major, owner } = published;
    const chainLength = current ? current.chainLength + 1 : 0;
    if (chainLength > MAX_CHAIN_LENGTH) return report({ kind: 'cycle', event, owner });
    history.push({ event, major, owner, at: Date.now(), from });
    if (history.length > MAX_HISTORY_LENGTH) history.shift();
    queue.push({ published, chainLength });
    if (current) return;
    for (current = queue.shift(); current; current = queue.shift()) {
      for (const listener of [...(listeners.get(current.published.name) ?? [])]) deliverTo(listener, current.published);
    }
  };
  const accept = (
    event: EventDefinition,
    payload: unknown,
    owner: string,
    isChecked: boolean,
  ): PublishedEvent | undefined => {
    if (ownerOf(event.name) !== owner || !owners.includes(owner)) {
      report({ kind: 'forged', event: event.name, owner });
      return undefined;
    }
    const checked = isChecked ? event.payload.safeParse(payload) : { success: true as const };
    if (!checked.success) {
      report({ kind: 'invalidPayload', event: event.name, owner, error: checked.error });
      return undefined;
    }
    const published = { name: event.name, major: event.major, payload, owner };
    if (event.replay === 'last') lastEvents.set(event.name, published);
    return published;
  };
  const listen = (name: string, listener: Listener) => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    const last = lastEvents.get(name);
    if (last) deliverTo(listener, last);
    return () => void all.delete(listener);
  };
  const shouldCheck = () => validate === 'always' || Math.random() < validate.sampleRate;

  if (channel) {
    channel.onmessage = ({ data }) => {
      const foreign = readForeign(data);
      // An event of another tab is accepted only if a subscriber's definition can validate it.
      const event = foreign && definitions.get(`${foreign.name}@${foreign.major}`);
      if (!event?.crossTab) return;
      const published = accept(event, foreign?.payload, foreign?.owner ?? '', true);
      if (published) deliver(published, 'otherTab');
    };
  }

  return {
    forOwner: (owner) => ({
      publish(event, payload) {
        if (!isWithinLimits(event.name, owner)) return;
        const published = accept(event, payload, owner, shouldCheck());
        if (!published) return;
        if (event.crossTab) send(channel, published, report);
        deliver(published, 'here');
      },
      subscribe(event, listener) {
        definitions.set(`${event.name}@${event.major}`, event);
        return listen(event.name, { major: event.major, event, deliver: listener });
      },
    }),
    onAny: (name, listener) => listen(name, { major: 'any', deliver: listener }),
    inspect: () => history,
    close: () => {
      listeners.clear();
      channel?.close();
    },
  };
}

function ownerOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

/** The payload for this listener's major version: unchanged, or upcast from the previous major. */
function payloadFor({ major, event }: Listener, published: PublishedEvent): { value: unknown } | undefined {
  if (major === 'any' || major === published.major) return { value: published.payload };
  if (published.major === major - 1 && event?.upcast) return { value: event.upcast(published.payload) };
  return undefined;
}

function send(channel: EventBusOptions['channel'], event: PublishedEvent, report: EventBusOptions['report']): void {
  try {
    channel?.postMessage({ bus: 1, ...event });
  } catch (error) {
    report({ kind: 'channelFailed', event: event.name, owner: event.owner, error });
  }
}

function readForeign(data: unknown): PublishedEvent | undefined {
  const { bus, name, major, owner, payload } = (data ?? {}) as Partial<PublishedEvent & { bus: number }>;
  if (bus !== 1 || typeof name !== 'string' || typeof owner !== 'string' || typeof major !== 'number') return undefined;
  return { name, major, owner, payload };
}
