import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { readDeadLetters, removeDeadLetter } from './dead-letters.ts';
import { folderOf } from './endpoint-worker.ts';
import { createReleaseEvent } from './release-event.ts';
import type { WebhookSettings } from './webhook-settings.ts';

interface Retry {
  store: ReleaseStore;
  webhooks: WebhookSettings;
  /** The origin of the site. */
  source: string;
  event: string;
}

/**
 * Sends an event again to each endpoint that has it as a dead letter, which ends when the endpoint accepts it.
 *
 * @returns the problem of each endpoint; null when it accepted the event
 * @throws Error when no endpoint has this dead letter
 */
export async function retryDeadLetter({ store, webhooks, source, event }: Retry) {
  const endpoints = webhooks.endpoints.filter((endpoint) =>
    readDeadLetters(folderOf(webhooks, endpoint)).some((letter) => letter.event === event),
  );
  if (endpoints.length === 0) throw new Error(`No endpoint has a dead letter ${event}: see release webhooks`);
  await assertTrusted(store);
  const entry = readLog(store).find(({ hash }) => hash === event);
  if (!entry) throw new Error(`The log has no entry with the hash ${event}.`);
  // On demand: commands without webhooks start faster.
  const { sendEvent } = await import('./send-event.ts');
  const sent = createReleaseEvent({ store, registry: readRegistry(store) }, source, entry);
  return Promise.all(
    endpoints.map(async (endpoint) => {
      try {
        await sendEvent(endpoint, sent);
        removeDeadLetter(folderOf(webhooks, endpoint), event);
        return { endpoint: endpoint.label, problem: null };
      } catch (error) {
        return { endpoint: endpoint.label, problem: (error as Error).message };
      }
    }),
  );
}
