import pg from 'pg';
import type { PoolUsage } from './database-metrics.ts';
import { askPreparing, type StatementNames } from './prepared-statements.ts';
import type { OnUnanswered } from './reopening-pool.ts';

/** Reads that the same turn of the event loop sends on one connection; the next ones take another connection. */
const MAX_PER_TURN = 8;

interface Options {
  client: pg.ClientConfig;
  connections: number;
  nameOf: StatementNames;
  onConnect(client: pg.Client): Promise<void>;
  onUnanswered?: OnUnanswered;
}

export interface SharedReads {
  /** Runs one statement that changes nothing and waits for no lock. */
  ask(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult>;
  usage(): PoolUsage;
  /** Leaves the connections that were open at that time, each after its last answer. */
  reopen: OnUnanswered;
  close(): Promise<void>;
}

/**
 * Connections on which reads do not wait for each other's answers: the reads of one turn of the event loop leave in one write, and
 * their answers arrive in one read (the pipeline of PostgreSQL's protocol). A write of its own costs a short statement more than
 * finding its rows. A connection runs its statements one after the other, so each turn takes the connection with the least to do.
 *
 * @see https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export function createSharedReads(options: Options): SharedReads {
  const lines = Array.from({ length: options.connections }, () => createLine(options));
  const freest = () => lines.reduce((best, line) => (line.unanswered() < best.unanswered() ? line : best));
  let turn: { line: Line; reads: number } | undefined;
  const lineOfTurn = () => {
    if (!turn) {
      setImmediate(() => {
        turn = undefined;
      });
    }
    if (!turn || turn.reads >= MAX_PER_TURN) turn = { line: freest(), reads: 0 };
    turn.reads += 1;
    return turn.line;
  };
  return {
    ask: (text, parameters) => lineOfTurn().ask(text, parameters),
    usage() {
      const usage = { open: 0, busy: 0, waiting: 0 };
      for (const line of lines) {
        if (line.isOpen()) usage.open += 1;
        // A connection runs the first of its statements; the others wait behind it.
        if (line.unanswered() > 0) usage.busy += 1;
        usage.waiting += Math.max(0, line.unanswered() - 1);
      }
      return usage;
    },
    reopen(sentAt) {
      for (const line of lines) line.reopen(sentAt);
    },
    close: async () => void (await Promise.all(lines.map((line) => line.close()))),
  };
}

interface Opened {
  client: pg.Client;
  ask: ReturnType<typeof askPreparing>;
}

interface Line extends Omit<SharedReads, 'usage'> {
  unanswered(): number;
  isOpen(): boolean;
}

/** One connection, which opens with its first read, and again after it was lost. */
function createLine({ client: config, nameOf, onConnect, onUnanswered }: Options): Line {
  let opened: Promise<Opened> | undefined;
  let openedAt = 0;
  let unanswered = 0;
  const open = (): Promise<Opened> => {
    openedAt = performance.now();
    const client = new pg.Client({ ...config, pipeline: true });
    const opening = client
      .connect()
      .then(() => onConnect(client))
      .then(() => ({ client, ask: askPreparing(client, nameOf, onUnanswered) }));
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    client.on('error', forget).on('end', forget);
    opening.catch(() => {
      forget();
      void client.end();
    });
    return opening;
  };
  const sendAtEndOfTurn = ({ connection: { stream } }: pg.Client) => {
    if (stream.writableCorked > 0) return;
    stream.cork();
    setImmediate(() => stream.uncork());
  };
  return {
    unanswered: () => unanswered,
    isOpen: () => opened !== undefined,
    async ask(text, parameters) {
      unanswered += 1;
      try {
        opened ??= open();
        const { client, ask } = await opened;
        sendAtEndOfTurn(client);
        return await ask(text, parameters);
      } finally {
        unanswered -= 1;
      }
    },
    reopen(sentAt) {
      if (sentAt < openedAt) return;
      opened?.then(({ client }) => void client.end()).catch(() => undefined);
      opened = undefined;
    },
    async close() {
      const last = await opened?.catch(() => undefined);
      await last?.client.end();
    },
  };
}
