import { join } from 'node:path';
import type { LogEntry } from '../registry/release-log.ts';
import { addDeadLetter } from './dead-letters.ts';
import { type DeliveryState, readDeliveryState, stateAt, writeDeliveryState } from './delivery-state.ts';
import type { ReleaseEvent } from './release-event.ts';
import { delayAfter, MAX_DELAY_MS, MAX_TRIES } from './retry-delays.ts';
import { sendEvent } from './send-event.ts';
import type { Endpoint, WebhookSettings } from './webhook-settings.ts';

interface WorkerOptions {
  endpoint: Endpoint;
  directory: string;
  /** @throws Error when the store is damaged */
  eventOf(entry: LogEntry): ReleaseEvent;
  now(): number;
  random(): number;
}

export interface EndpointWorker {
  /** Sends what is due, in the order of the log. Returns the running work when it is called meanwhile. */
  deliver(log: readonly LogEntry[]): Promise<void>;
  stop(): void;
}

export const folderOf = ({ directory }: Pick<WebhookSettings, 'directory'>, { id }: Endpoint): string =>
  join(directory, id);

/** Delivers the log to one endpoint, each entry at least once: the position is written after the endpoint has accepted it. */
export function createEndpointWorker(options: WorkerOptions): EndpointWorker {
  const { endpoint, now } = options;
  const folder = folderOf(options, endpoint);
  const stopping = new AbortController();
  let state = readDeliveryState(folder);
  let running: Promise<void> | undefined;
  let reported = '';

  /** In memory first: while the disk is full, nothing is sent twice. */
  const save = (next: DeliveryState) => {
    state = next;
    writeDeliveryState(folder, next);
  };

  const deliverAll = async (log: readonly LogEntry[]) => {
    const last = log.at(-1)?.revision ?? 0;
    // A new endpoint, or the store was replaced by one with a shorter log.
    if (!state || state.revision > last) save({ ...(state ?? stateAt(last)), revision: last });
    for (const entry of log) {
      if (!state || entry.revision <= state.revision) continue;
      if (!isWanted(endpoint, entry)) save({ ...state, revision: entry.revision });
      else if (isDue(state, entry, now())) await deliverOne(entry, state);
      // Order: the next entry waits for this one.
      if (state.revision < entry.revision) return;
    }
  };

  const deliverOne = async (entry: LogEntry, before: DeliveryState) => {
    const event = options.eventOf(entry);
    try {
      await sendEvent(endpoint, event, { signal: stopping.signal });
    } catch (error) {
      if (!stopping.signal.aborted) recordFailure(entry, before, (error as Error).message);
      return;
    }
    const lastDelivery = { at: isoTime(now()), event: event.id };
    save({ ...before, revision: entry.revision, delivered: before.delivered + 1, lastDelivery, retry: null });
  };

  const recordFailure = ({ hash: event, revision }: LogEntry, before: DeliveryState, message: string) => {
    const at = isoTime(now());
    const tries = (before.retry?.event === event ? before.retry.tries : 0) + 1;
    const delay = delayAfter(tries, options.random());
    const failed = { ...before, failed: before.failed + 1, lastProblem: { at, event, message } };
    // After the last try, too: if the dead letter cannot be written, the event is sent again.
    save({ ...failed, retry: { event, tries, nextTryAt: isoTime(now() + (delay ?? MAX_DELAY_MS)) } });
    if (delay !== undefined) return;
    addDeadLetter(folder, { event, revision, at, problem: message });
    save({ ...failed, revision, retry: null });
    console.error(`${endpoint.label} did not accept event ${event} in ${MAX_TRIES} tries: ${message}`);
  };

  return {
    deliver(log) {
      running ??= deliverAll(log)
        .catch(({ message }: Error) => {
          if (message !== reported) console.error(`No events are sent to ${endpoint.label}: ${message}`);
          reported = message;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    stop: () => stopping.abort(),
  };
}

function isWanted({ verbs, names }: Endpoint, { verb, name }: LogEntry): boolean {
  return (!verbs || verbs.includes(verb)) && (!names || names.includes(name ?? ''));
}

const isDue = ({ retry }: DeliveryState, { hash }: LogEntry, now: number): boolean =>
  retry?.event !== hash || Date.parse(retry.nextTryAt) <= now;

const isoTime = (ms: number): string => new Date(ms).toISOString();
