import type { EventDefinition } from '@xana/contracts/events/event';
import type { BusRecord, EventBus, EventBusOptions } from './event-bus-types.ts';

interface PublishedEvent {
  name: string;
  major: number;
  payload: unknown;
  owner: string;
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
  const waiting: PublishedEvent[] = [];
  const definitions = new Map<string, EventDefinition>();
  let isDelivering = false;

  const handOver = (listener: Listener, fact: PublishedEvent) => {
    const payload = payloadFor(listener, fact);
    if (payload === undefined) return report({ kind: 'unknownMajor', event: fact.name, owner: fact.owner });
    try {
      listener.deliver(payload.value as never);
    } catch (error) {
      report({ kind: 'subscriberThrew', event: fact.name, owner: fact.owner, error });
    }
  };
  const deliver = (fact: PublishedEvent, from: BusRecord['from']) => {
    history.push({ event: fact.name, major: fact.major, owner: fact.owner, at: Date.now(), from });
    if (history.length > MAX_HISTORY_LENGTH) history.shift();
    waiting.push(fact);
    if (isDelivering) return;
    isDelivering = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const listener of [...(listeners.get(next.name) ?? [])]) handOver(listener, next);
    }
    isDelivering = false;
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
    const fact = { name: event.name, major: event.major, payload, owner };
    if (event.replay === 'last') lastEvents.set(event.name, fact);
    return fact;
  };
  const listen = (name: string, listener: Listener) => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    const last = lastEvents.get(name);
    if (last) handOver(listener, last);
    return () => void all.delete(listener);
  };
  const shouldCheck = () => validate === 'always' || Math.random() < validate.sampleRate;

  if (channel) {
    channel.onmessage = ({ data }) => {
      const foreign = readForeign(data);
      // An event of another tab is accepted only if a subscriber's definition can validate it.
      const event = foreign && definitions.get(`${foreign.name}@${foreign.major}`);
      if (!event?.crossTab) return;
      const fact = accept(event, foreign?.payload, foreign?.owner ?? '', true);
      if (fact) deliver(fact, 'otherTab');
    };
  }

  return {
    forOwner: (owner) => ({
      publish(event, payload) {
        const fact = accept(event, payload, owner, shouldCheck());
        if (!fact) return;
        if (event.crossTab) send(channel, fact, report);
        deliver(fact, 'here');
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
function payloadFor({ major, event }: Listener, fact: PublishedEvent): { value: unknown } | undefined {
  if (major === 'any' || major === fact.major) return { value: fact.payload };
  if (fact.major === major - 1 && event?.upcast) return { value: event.upcast(fact.payload) };
  return undefined;
}

function send(channel: EventBusOptions['channel'], fact: PublishedEvent, report: EventBusOptions['report']): void {
  try {
    channel?.postMessage({ bus: 1, ...fact });
  } catch (error) {
    report({ kind: 'channelFailed', event: fact.name, owner: fact.owner, error });
  }
}

function readForeign(data: unknown): PublishedEvent | undefined {
  const { bus, name, major, owner, payload } = (data ?? {}) as Partial<PublishedEvent & { bus: number }>;
  if (bus !== 1 || typeof name !== 'string' || typeof owner !== 'string' || typeof major !== 'number') return undefined;
  return { name, major, owner, payload };
}
