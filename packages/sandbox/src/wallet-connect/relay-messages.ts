/** A message of the relay. Its text is encrypted; only the two peers have the key. */
export interface RelayMessage {
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

/** Keeps the messages of each topic until they expire, for peers that subscribe later or reconnect. */
export function createRelayMessages(now: () => number = Date.now) {
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
