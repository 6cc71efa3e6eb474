import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { describeRelease, type LoadableRelease, type OfferedBy } from './composition.ts';

export interface EventUser {
  label: string;
  publishes: Readonly<Record<string, number>>;
  consumes: Readonly<Record<string, number>>;
  /** Consumed events of which it also reads the previous major. */
  upcasts: readonly string[];
}

/**
 * Whether each of two releases can read the events of the other. A consumer reads its own major, and the previous one if it
 * upcasts; it never reads a newer major.
 */
export const checkEvents = (one: EventUser, other: EventUser): string[] => [
  ...unreadableBy(one, other),
  ...unreadableBy(other, one),
];

function unreadableBy(consumer: EventUser, publisher: EventUser): string[] {
  return Object.entries(consumer.consumes).flatMap(([event, major]) => {
    const published = Object.hasOwn(publisher.publishes, event) ? publisher.publishes[event] : undefined;
    const isReadable =
      published === undefined || published === major || (published === major - 1 && consumer.upcasts.includes(event));
    if (isReadable) return [];
    return [`${consumer.label} consumes ${event} ${major}, but ${publisher.label} publishes ${event} ${published}.`];
  });
}

/** Whether a remote stops to publish an event that another active remote consumes. */
export function checkDroppedEvents(
  before: ReleaseRecord | null,
  after: ReleaseRecord,
  others: readonly ReleaseRecord[],
): string[] {
  const kept = after.contributions?.events.publishes ?? {};
  const dropped = Object.keys(before?.contributions?.events.publishes ?? {}).filter(
    (event) => !Object.hasOwn(kept, event),
  );
  return dropped.flatMap((event) =>
    others
      .filter(
        ({ name, contributions }) => name !== after.name && Object.hasOwn(contributions?.events.consumes ?? {}, event),
      )
      .map(
        ({ name, version }) =>
          `${after.name} ${after.version} no longer publishes ${event}, which ${name} ${version} consumes.`,
      ),
  );
}

export function eventsOfRemote(remote: LoadableRelease): EventUser {
  const { publishes = {}, consumes = {}, upcasts = [] } = remote.record.contributions?.events ?? {};
  return { label: describeRelease(remote), publishes, consumes, upcasts };
}

export function eventsOfShell({ shell, offer: { events } }: OfferedBy): EventUser {
  return { label: shell, ...events, upcasts: events.upcasts ?? [] };
}
