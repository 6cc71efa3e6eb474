import { Counter, Gauge, type Registry } from 'prom-client';
import { describeWebhooks, type WebhookStatus } from '../notify/describe-webhooks.ts';
import type { WebhookSettings } from '../notify/webhook-settings.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const labelNames = ['endpoint'] as const;

/** How far each endpoint is. Labels have no path, which may be a secret. */
export function addWebhookMetrics(metrics: Registry, store: ReleaseStore, webhooks: WebhookSettings): void {
  const registers = [metrics];
  const position = new Gauge({
    name: 'xana_release_webhook_position',
    help: 'The last revision that the endpoint has received, or did not want.',
    labelNames,
    registers,
  });
  const deliveries = new Counter({
    name: 'xana_release_webhook_deliveries_total',
    help: 'Events that the endpoint accepted.',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'xana_release_webhook_failures_total',
    help: 'Tries that failed.',
    labelNames,
    registers,
  });
  const deadLetters = new Gauge({
    name: 'xana_release_webhook_dead_letters',
    help: 'Events that the endpoint did not accept in all tries.',
    labelNames,
    registers,
  });
  for (const { label: endpoint, ...state } of readStatus(store, webhooks)) {
    position.set({ endpoint }, state.revision);
    deliveries.inc({ endpoint }, state.delivered);
    failures.inc({ endpoint }, state.failed);
    deadLetters.set({ endpoint }, state.deadLetters.length);
  }
}

/** Empty for a damaged store. */
function readStatus(store: ReleaseStore, webhooks: WebhookSettings): WebhookStatus[] {
  try {
    return describeWebhooks(store, webhooks);
  } catch {
    return [];
  }
}
