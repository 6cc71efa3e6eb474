import { Counter, Gauge, type Metric } from 'prom-client';
import type { Namespace } from 'socket.io';

const socketRejections = new Counter({
  name: 'xana_socket_rejections_total',
  help: 'Sockets that were not let in, by namespace and reason.',
  labelNames: ['namespace', 'reason'],
  registers: [],
});

for (const namespace of ['/chat', '/app'])
  for (const reason of ['TOKEN_MISSING', 'TOKEN_INVALID', 'FAILED']) socketRejections.inc({ namespace, reason }, 0);
socketRejections.inc({ namespace: '/hand-off', reason: 'INPUT_INVALID' }, 0);

export const slowDisconnects = new Counter({
  name: 'xana_socket_slow_disconnects_total',
  help: 'Sockets that were disconnected because their client did not read what was sent to it.',
  registers: [],
});

export const packetsSent = new Counter({
  name: 'xana_socket_packets_sent_total',
  help: 'Packets that were sent to sockets.',
  registers: [],
});

export const chatMessages = new Counter({
  name: 'xana_chat_messages_total',
  help: 'Messages that members sent by socket, by outcome. Those sent by HTTP are calls of sendMessage.',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['sent', 'rejected', 'failed']) chatMessages.inc({ outcome }, 0);

const NAMED_REASONS = new Set(['TOKEN_MISSING', 'TOKEN_INVALID', 'INPUT_INVALID']);

/** @param error of the middleware of a namespace; anything but its own codes is a failure of the platform */
export function countRejection(namespace: string, { message }: Error): void {
  socketRejections.inc({ namespace, reason: NAMED_REASONS.has(message) ? message : 'FAILED' });
}

/** What is connected to this instance. */
export function socketMetrics(namespaces: readonly Namespace[], members: Namespace): Metric[] {
  const open = new Gauge({
    name: 'xana_sockets_open',
    help: 'Open sockets of this instance, by namespace.',
    labelNames: ['namespace'],
    registers: [],
    collect() {
      for (const { name, sockets } of namespaces) this.set({ namespace: name }, sockets.size);
    },
  });
  const rooms = new Gauge({
    name: 'xana_socket_rooms',
    help: 'Rooms with a socket of this instance, by namespace.',
    labelNames: ['namespace'],
    registers: [],
    collect() {
      for (const { name, adapter } of namespaces) this.set({ namespace: name }, adapter.rooms.size);
    },
  });
  const online = new Gauge({
    name: 'xana_members_online',
    help: 'Members with the site open at this instance. One who is connected to two instances counts twice.',
    registers: [],
    collect() {
      this.set(new Set([...members.sockets.values()].map(({ data }) => data.userId)).size);
    },
  });
  return [open, rooms, online, socketRejections, slowDisconnects, packetsSent, chatMessages];
}
