import { describeWebhooks, type WebhookStatus } from '../notify/describe-webhooks.ts';
import { retryDeadLetter } from '../notify/retry-dead-letter.ts';
import { readWebhookSettings } from '../notify/webhook-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Command, Invocation, Outcome } from './command.ts';
import { table } from './tables.ts';

export const webhooksCommand: Command = {
  usage: [
    'webhooks [retry <event id>]',
    'the addresses that get each change: how far they are, their last problem, and the',
    'events that they did not accept within a day; retry sends such an event again',
  ],
  needs: 'read',
  worksOnDamagedStore: true,
  run(invocation) {
    const { name: action = 'list' } = invocation;
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!act) throw new Error(`There is no "webhooks ${action}". Use one of: ${Object.keys(ACTIONS).join(', ')}.`);
    return act(invocation);
  },
};

const ACTIONS: Readonly<Record<string, (invocation: Invocation) => Outcome | Promise<Outcome>>> = {
  list({ store }) {
    const { revision } = readRegistry(store);
    const endpoints = describeWebhooks(store, readSettings());
    return { data: { revision, endpoints }, text: webhooksTable(revision, endpoints) };
  },
  async retry({ store, settings, release: event }) {
    if (!event) throw new Error('Name an event, as `release webhooks` lists it: release webhooks retry <event id>');
    const results = await retryDeadLetter({
      store,
      webhooks: readSettings(),
      source: settings().config.origins.site,
      event,
    });
    const lines = results.map(({ endpoint, problem }) => `${endpoint}: ${problem ?? 'accepted'}`);
    return { data: results, text: lines.join('\n'), isOk: results.every(({ problem }) => !problem) };
  },
};

/** Of the process that runs the command: the release server, or this machine. */
function readSettings() {
  const webhooks = readWebhookSettings(process.env);
  if (webhooks) return webhooks;
  throw new Error('No events are sent: set WEBHOOKS_FILE. See packages/handbook/how-to/receive-release-events.md.');
}

function webhooksTable(revision: number, endpoints: readonly WebhookStatus[]): string {
  const rows = endpoints.map(({ label, delivered, lastDelivery, lastProblem, retry, deadLetters, ...state }) => [
    label,
    String(state.revision),
    String(delivered),
    lastDelivery ? shortTime(lastDelivery.at) : '–',
    lastProblem ? `${shortTime(lastProblem.at)} ${lastProblem.message}` : '–',
    retry ? `${retry.tries}, next at ${shortTime(retry.nextTryAt)}` : '–',
    String(deadLetters.length),
  ]);
  const head = ['endpoint', 'position', 'delivered', 'last delivery', 'last problem', 'failed tries', 'dead letters'];
  return [`Revision ${revision}`, table(head, rows), ...deadLetterTable(endpoints)].join('\n\n');
}

/** Empty when no endpoint has one. */
function deadLetterTable(endpoints: readonly WebhookStatus[]): string[] {
  const rows = endpoints.flatMap(({ label, deadLetters }) =>
    deadLetters.map(({ event, revision, at, problem }) => [event, String(revision), label, shortTime(at), problem]),
  );
  return rows.length > 0 ? [table(['dead letter', 'rev', 'endpoint', 'since (UTC)', 'problem'], rows)] : [];
}

const shortTime = (at: string): string => at.replace('T', ' ').slice(0, 19);
