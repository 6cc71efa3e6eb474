import { type Command, Redis, type RedisOptions } from 'ioredis';

/** For clients that read: they wait for Redis as long as it takes, because nobody asks a second time for them. */
const READER_OPTIONS: RedisOptions = {
  maxRetriesPerRequest: null,
  enableOfflineQueue: true,
  autoResubscribe: false,
  connectTimeout: 5_000,
  commandTimeout: undefined,
  // Longer than a blocking read, which is five seconds.
  socketTimeout: 10_000,
};

interface AdapterRedisOptions {
  url: string;
  options: RedisOptions;
  /** Told each client, the ones that the adapter makes too. */
  onClient(client: Redis): void;
}

/**
 * The client that the socket adapter publishes with, and makes its readers and subscribers from. The adapter does not
 * handle the promises of `publish` and `subscribe`, and subscribes only once; without Redis either would end this
 * process, or leave it without other instances for good.
 */
export class AdapterRedis extends Redis {
  readonly #given: AdapterRedisOptions;
  readonly #channels = new Set<string>();

  constructor(given: AdapterRedisOptions) {
    super(given.url, given.options);
    this.#given = given;
    // A refused password discards waiting commands, so that a subscription must be repeated and not only kept.
    this.on('ready', () => this.#channels.size > 0 && void this.subscribe(...this.#channels));
    given.onClient(this);
  }

  override duplicate(): AdapterRedis {
    return new AdapterRedis({ ...this.#given, options: { ...this.#given.options, ...READER_OPTIONS } });
  }

  override sendCommand(...sending: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sending;
    if (command.name === 'subscribe') for (const channel of channelsOf(command)) this.#channels.add(channel);
    const reply = super.sendCommand(...sending);
    // Handled here; a caller that awaits the same promise still gets the error.
    Promise.resolve(reply).catch(() => undefined);
    return reply;
  }
}

const channelsOf = ({ args }: Command): string[] => args.flat().map(String);
