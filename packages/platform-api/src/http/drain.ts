import type { FastifyInstance } from 'fastify';

export interface Goodbye {
  isSaid(): boolean;
  say(): void;
}

/**
 * Once it is said, each answer asks its client to open another connection for the next call: then none is cut off when
 * this process ends, and a proxy sends them elsewhere.
 */
export function prepareGoodbye(hosts: FastifyInstance[]): Goodbye {
  let isSaid = false;
  for (const host of hosts) {
    host.addHook('onSend', async (_request, reply) => {
      if (isSaid) reply.header('connection', 'close');
    });
  }
  return {
    isSaid: () => isSaid,
    say: () => {
      isSaid = true;
    },
  };
}
