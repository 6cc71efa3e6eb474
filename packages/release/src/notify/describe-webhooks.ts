import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type DeadLetter, readDeadLetters } from './dead-letters.ts';
import { type DeliveryState, readDeliveryState, stateAt } from './delivery-state.ts';
import { folderOf } from './endpoint-worker.ts';
import type { Endpoint, WebhookSettings } from './webhook-settings.ts';

/** An endpoint for people and programs, without its URL and secret. */
export interface WebhookStatus extends DeliveryState, Pick<Endpoint, 'label' | 'verbs' | 'names'> {
  deadLetters: DeadLetter[];
}

/** An endpoint that the release server has not seen yet is at the current revision. */
export function describeWebhooks(store: ReleaseStore, webhooks: WebhookSettings): WebhookStatus[] {
  return webhooks.endpoints.map((endpoint) => {
    const { label, verbs, names } = endpoint;
    const folder = folderOf(webhooks, endpoint);
    const state = readDeliveryState(folder) ?? stateAt(readRegistry(store).revision);
    return { label, verbs, names, ...state, deadLetters: readDeadLetters(folder) };
  });
}
