import { type Command, Redis, type RedisOptions } from 'ioredis';
import { currentSpan } from '../../tracing/current-span.ts';
import { errorTypeOf } from '../../tracing/in-step.ts';
import { failedCommands, reconnects } from './redis-metrics.ts';

/** Clients that read wait for Redis without a limit, because the adapter does not retry a read. */
const READER_OPTIONS: RedisOptions = {
  maxRetriesPerRequest: null,
  enableOfflineQueue: true,
  autoResubscribe: false,
  connectTimeout: 5_000,
  commandTimeout: undefined,
  // Longer than the adapter's blocking read (`XREAD BLOCK`), which takes five seconds.
  socketTimeout: 10_000,
};

interface AdapterRedisOptions {
  url: string;
  options: RedisOptions;
  /** Called with each client, including the duplicates that the adapter creates. */
  onClient(client: Redis): void;
}

/**
 * The client that the socket adapter publishes with and duplicates for its readers and subscribers. The adapter leaves
 * the promises of `publish` and `subscribe` unhandled and subscribes only once. Without this class a Redis outage would
 * end the process (unhandled rejection) or cut it off from the other instances permanently.
 */
export class AdapterRedis extends Redis {
  readonly #given: AdapterRedisOptions;
  readonly #channels = new Set<string>();

  constructor(given: AdapterRedisOptions) {
    super(given.url, given.options);
    this.#given = given;
    // A rejected password discards queued commands, so a subscription must be repeated after a reconnect.
    this.on('ready', () => this.#channels.size > 0 && void this.subscribe(...this.#channels));
    this.on('reconnecting', () => reconnects.inc());
    given.onClient(this);
  }

  override duplicate(): AdapterRedis {
    return new AdapterRedis({ ...this.#given, options: { ...this.#given.options, ...READER_OPTIONS } });
  }

  override sendCommand(...sending: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sending;
    if (command.name === 'subscribe') for (const channel of channelsOf(command)) this.#channels.add(channel);
    // The name alone: keys contain the ids of members and addresses of clients.
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': command.name };
    const span = currentSpan()?.child({ name: `redis ${command.name}`, kind: 'client', attributes });
    const reply = super.sendCommand(...sending);
    // Marks the rejection as handled; a caller that awaits the same promise still gets the error.
    Promise.resolve(reply).then(
      () => span?.end(),
      (error: unknown) => {
        failedCommands.inc();
        span?.end(errorTypeOf(error));
      },
    );
    return reply;
  }
}

const channelsOf = ({ args }: Command): string[] => args.flat().map(String);
