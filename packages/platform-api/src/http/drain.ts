import type { FastifyInstance } from 'fastify';

export interface Drain {
  isDraining(): boolean;
  start(): void;
}

/** Graceful shutdown: after `start`, every response closes its connection, so that clients and proxies reconnect elsewhere. */
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
