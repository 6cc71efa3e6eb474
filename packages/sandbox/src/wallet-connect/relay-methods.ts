import { createHash } from 'node:crypto';

/** A message of the relay. Its text is encrypted; only the two peers have the key. */
interface RelayMessage {
  topic: string;
  message: string;
  publishedAt: number;
  expiresAt: number;
  attestation?: string;
  publisher: string;
  /** Ids of the clients that have acknowledged it. */
  receivedBy: Set<string>;
}

const MAX_MESSAGES_PER_TOPIC = 200;

/** One connected client. */
export interface RelayClient {
  /** The `iss` of its authorization token: a key of the client. */
  id: string;
  topics: Set<string>;
  /** Sends one message; `onAcknowledged` runs when the client confirms it. */
  push(subscription: string, message: RelayMessage, onAcknowledged: () => void): void;
}

type Params = Record<string, unknown>;
type Method = (client: RelayClient, params: Params) => unknown;

const DEFAULT_TTL_SECONDS = 21_600;

/** The JSON-RPC methods that `@walletconnect/core` 2.21 sends to its relay. @param clients the connected clients */
export function createRelayMethods(clients: ReadonlySet<RelayClient>, now: () => number = Date.now) {
  const messages = createRelayMessages(now);
  /** What each connection was sent. It loses nothing, so that only the next connection gets an unacknowledged message again. */
  const sent = new WeakMap<RelayClient, WeakSet<RelayMessage>>();
  const isNew = (client: RelayClient, message: RelayMessage): boolean => {
    const known = sent.get(client) ?? new WeakSet();
    sent.set(client, known);
    if (known.has(message)) return false;
    known.add(message);
    return true;
  };
  const deliver = (client: RelayClient, message: RelayMessage) => {
    if (!isNew(client, message)) return;
    client.push(subscriptionId(client, message.topic), message, () => message.receivedBy.add(client.id));
  };
  const publish = (client: RelayClient, topic: unknown, text: unknown, { ttl, attestation }: Params) => {
    const seconds = typeof ttl === 'number' ? ttl : DEFAULT_TTL_SECONDS;
    const message: RelayMessage = {
      topic: readText('topic', topic),
      message: readText('message', text),
      publishedAt: now(),
      expiresAt: now() + seconds * 1_000,
      ...(typeof attestation === 'string' ? { attestation } : {}),
      publisher: client.id,
      receivedBy: new Set(),
    };
    messages.add(message);
    for (const other of clients) {
      if (other.id !== client.id && other.topics.has(message.topic)) deliver(other, message);
    }
    return true;
  };
  const subscribe = (client: RelayClient, topic: unknown) => {
    const wanted = readText('topic', topic);
    client.topics.add(wanted);
    for (const message of messages.unreadBy(client.id, wanted)) deliver(client, message);
    return subscriptionId(client, wanted);
  };
  const unsubscribe = (client: RelayClient, topic: unknown) => client.topics.delete(readText('topic', topic));
  const methods: Record<string, Method> = {
    irn_publish: (client, params) => publish(client, params.topic, params.message, params),
    irn_batchPublish: (client, { messages: all }) =>
      readList('messages', all).every((each) =>
        publish(client, (each as Params).topic, (each as Params).message, each as Params),
      ),
    irn_subscribe: (client, { topic }) => subscribe(client, topic),
    irn_batchSubscribe: (client, { topics }) => readList('topics', topics).map((topic) => subscribe(client, topic)),
    irn_unsubscribe: (client, { topic }) => unsubscribe(client, topic),
    irn_batchUnsubscribe: (client, { subscriptions }) =>
      readList('subscriptions', subscriptions).every((each) => unsubscribe(client, (each as Params).topic)),
    irn_fetchMessages: (client, { topic }) => fetchMessages(client, [topic]),
    irn_batchFetchMessages: (client, { topics }) => fetchMessages(client, readList('topics', topics)),
    // The two calls that replace publish and subscribe while a session is made.
    wc_proposeSession: (client, params) => {
      subscribe(client, params.pairingTopic);
      return publish(client, params.pairingTopic, params.sessionProposal, params);
    },
    wc_approveSession: (client, params) => {
      subscribe(client, params.sessionTopic);
      publish(client, params.pairingTopic, params.sessionProposalResponse, params);
      return publish(client, params.sessionTopic, params.sessionSettlementRequest, params);
    },
  };
  const fetchMessages = (client: RelayClient, topics: unknown[]) => ({
    messages: topics.flatMap((topic) =>
      messages
        .unreadBy(client.id, readText('topic', topic))
        .filter((message) => isNew(client, message))
        .map(({ topic: of, message, publishedAt }) => ({ topic: of, message, publishedAt })),
    ),
    hasMore: false,
  });
  return {
    call(client: RelayClient, method: string, params: Params): unknown {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!run) throw new Error(`Unknown method ${method}.`);
      return run(client, params);
    },
  };
}

const subscriptionId = ({ id }: RelayClient, topic: string): string =>
  createHash('sha256')
    .update(topic + id)
    .digest('hex');

function readText(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${name} must be a text.`);
}

function readList(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${name} must be a list.`);
}

/** Keeps the messages of each topic until they expire, for peers that subscribe later or reconnect. */
function createRelayMessages(now: () => number = Date.now) {
  const byTopic = new Map<string, RelayMessage[]>();
  const current = (topic: string) => {
    const kept = (byTopic.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now());
    if (kept.length > 0) byTopic.set(topic, kept);
    else byTopic.delete(topic);
    return kept;
  };
  return {
    add(message: RelayMessage) {
      byTopic.set(message.topic, [...current(message.topic), message].slice(-MAX_MESSAGES_PER_TOPIC));
    },
    /** What a client has not acknowledged yet, without its own messages, in the order of publication. */
    unreadBy: (client: string, topic: string): RelayMessage[] =>
      current(topic).filter(({ publisher, receivedBy }) => publisher !== client && !receivedBy.has(client)),
  };
}
