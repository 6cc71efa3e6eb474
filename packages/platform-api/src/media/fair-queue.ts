export type QueueFull = 'queue-full' | 'client-full';

export interface QueueLimits {
  concurrency: number;
  /** The maximum number of waiting jobs of all clients. */
  maxWaiting: number;
  maxWaitingPerClient: number;
}

/** A job that several clients may wait for; it runs once, in the first turn of any of them. */
export interface QueuedJob<Result> {
  readonly result: Promise<Result>;
  start(): void;
  isStarted: boolean;
  /** By the monotonic clock, in milliseconds. */
  readonly createdAt: number;
}

/**
 * Runs a few jobs at a time, round-robin by client, so that a client with many jobs does not delay the others.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of their next turns. */
  readonly #waiting = new Map<string, QueuedJob<unknown>[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @returns why the job cannot wait, or undefined */
  add(client: string, job: QueuedJob<unknown>): QueueFull | undefined {
    const waiting = this.#waiting.get(client) ?? [];
    if (job.isStarted || waiting.includes(job)) return undefined;
    if (waiting.length >= this.#limits.maxWaitingPerClient) return 'client-full';
    if (this.#waitingCount >= this.#limits.maxWaiting) return 'queue-full';
    waiting.push(job);
    this.#waiting.set(client, waiting);
    this.#waitingCount += 1;
    this.#runNext();
    return undefined;
  }

  /** How many jobs wait, and how long the oldest has waited in milliseconds; one in two queues of clients counts twice. */
  usage(): { waiting: number; oldestMs: number } {
    const first = [...this.#waiting.values()].map(([job]) => job?.createdAt ?? Infinity);
    const oldest = Math.min(...first);
    return { waiting: this.#waitingCount, oldestMs: oldest === Infinity ? 0 : performance.now() - oldest };
  }

  #runNext(): void {
    while (this.#running < this.#limits.concurrency) {
      const job = this.#takeNext();
      if (!job) return;
      if (job.isStarted) continue;
      this.#running += 1;
      job.start();
      const next = () => {
        this.#running -= 1;
        this.#runNext();
      };
      job.result.then(next, next);
    }
  }

  #takeNext(): QueuedJob<unknown> | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [client, jobs] = turn;
    const job = jobs.shift();
    this.#waitingCount -= 1;
    // Moves the client to the end, or removes it when it has no more jobs.
    this.#waiting.delete(client);
    if (jobs.length > 0) this.#waiting.set(client, jobs);
    return job;
  }
}

export function createJob<Result>(work: () => Promise<Result>): QueuedJob<Result> {
  const { promise, resolve } = withResolver<Result>();
  const job = {
    result: promise,
    isStarted: false,
    createdAt: performance.now(),
    start() {
      job.isStarted = true;
      resolve(work());
    },
  };
  return job;
}

/** `Promise.withResolvers` of Node 22, without its `reject`. */
function withResolver<Result>() {
  let resolve: (result: Promise<Result>) => void = () => undefined;
  const promise = new Promise<Result>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
