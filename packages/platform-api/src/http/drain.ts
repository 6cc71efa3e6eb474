import type { FastifyInstance } from 'fastify';

export interface Drain {
  isDraining(): boolean;
  start(): void;
}

/**
 * Once it is said, each answer asks its client to open another connection for the next call: then none is cut off when
 * this process ends, and a proxy sends them elsewhere.
 */
export function createDrain(hosts: FastifyInstance[]): Drain {
  let hasStarted = false;
  for (const host of hosts) {
    host.addHook('onSend', async (_request, reply) => {
      if (hasStarted) reply.header('connection', 'close');
    });
  }
  return {
    isDraining: () => hasStarted,
    start: () => {
      hasStarted = true;
    },
  };
}
