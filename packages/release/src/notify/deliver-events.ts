import { existsSync, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { readRegistry } from '../registry/read-registry.ts';
import { type LogEntry, logFileOf, readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { createEndpointWorker } from './endpoint-worker.ts';
import { createReleaseEvent } from './release-event.ts';
import { readWebhookSettings, type WebhookSettings } from './webhook-settings.ts';

/** How often the log is looked at: the release command beside the server writes to it, too. */
const READ_INTERVAL_MS = 1_000;

interface DeliveryOptions {
  store: ReleaseStore;
  webhooks: WebhookSettings;
  /** The origin of the site. */
  source(): string;
  /** Milliseconds since 1970. Default: the clock. */
  now?(): number;
  /** Of the jitter. Default: random. */
  random?(): number;
}

export interface Delivery {
  /** Sends what is due. Resolves when each endpoint has answered or failed. */
  deliver(): Promise<void>;
  stop(): void;
}

/** Sends the release log to the endpoints, each at its own pace. The log is the outbox: an entry that was written is delivered. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, webhooks, source, now = Date.now, random = Math.random } = options;
  const { directory } = webhooks;
  const readEntries = createLogReader(store);
  const eventOf = (entry: LogEntry) => createReleaseEvent({ store, registry: readRegistry(store) }, source(), entry);
  const workers = webhooks.endpoints.map((endpoint) =>
    createEndpointWorker({ endpoint, directory, eventOf, now, random }),
  );
  return {
    async deliver() {
      const log = await readEntries();
      if (log) await Promise.all(workers.map((worker) => worker.deliver(log)));
    },
    stop() {
      for (const worker of workers) worker.stop();
    },
  };
}

/** Delivers events while the release server runs, if `WEBHOOKS_FILE` names endpoints. @param source the origin of the site */
export function deliverEvents(app: FastifyInstance, store: ReleaseStore, source: () => string): void {
  const webhooks = readWebhookSettings(process.env);
  if (!webhooks) return;
  const delivery = createDelivery({ store, webhooks, source });
  const timer = setInterval(() => void delivery.deliver(), READ_INTERVAL_MS);
  app.addHook('onListen', async () => void delivery.deliver());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delivery.stop();
  });
}

/** Reads the log when it changed. @returns undefined while it cannot be read or is not trusted, which is reported once */
function createLogReader(store: ReleaseStore): () => Promise<readonly LogEntry[] | undefined> {
  let read: { size: number; entries: readonly LogEntry[] } | undefined;
  let reported = '';
  return async () => {
    try {
      const size = sizeOf(logFileOf(store));
      if (read?.size === size) return read.entries;
      // The release command beside the server may be in the middle of a change.
      await assertTrusted(store);
      read = { size, entries: readLog(store) };
      reported = '';
      return read.entries;
    } catch (error) {
      const { message } = error as Error;
      if (message !== reported) console.error(`No events are sent: ${message}`);
      reported = message;
      return undefined;
    }
  };
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
