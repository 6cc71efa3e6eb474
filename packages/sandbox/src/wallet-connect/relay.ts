import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { createRelayMethods, type RelayClient } from './relay-methods.ts';

interface RpcPayload {
  id: number | string;
  method?: string;
  params?: Record<string, unknown>;
}

const MAX_PAYLOAD_BYTES = 1_000_000;

/** The relay between sites and wallets on a WebSocket of `server`. State is in memory. */
export function attachRelay(server: Server, now: () => number = Date.now) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  const clients = new Set<RelayClient>();
  const methods = createRelayMethods(clients, now);
  let refusesUntil = 0;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (now() < refusesUntil) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, request));
  });

  function accept(socket: WebSocket, request: IncomingMessage) {
    const unacknowledged = new Map<string, () => void>();
    const client: RelayClient = {
      id: readClientId(request.url ?? ''),
      topics: new Set(),
      push(subscription, { topic, message, publishedAt, attestation }, onAcknowledged) {
        const id = String(nextId());
        unacknowledged.set(id, onAcknowledged);
        const data = { topic, message, publishedAt, ...(attestation ? { attestation } : {}) };
        send({ id: Number(id), method: 'irn_subscription', params: { id: subscription, data } });
      },
    };
    const send = (payload: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...payload }));
    clients.add(client);
    socket.on('close', () => clients.delete(client));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const payload = parse(String(data));
      if (!payload) return socket.close(1003);
      const { id, method, params = {} } = payload;
      if (method === undefined) {
        unacknowledged.get(String(id))?.();
        unacknowledged.delete(String(id));
        return;
      }
      try {
        send({ id, result: methods.call(client, method, params) });
      } catch (error) {
        send({ id, error: { code: -32_000, message: (error as Error).message } });
      }
    });
  }

  return {
    /** Disconnects all clients, and refuses connections for this time. */
    interrupt(refuseForMs: number) {
      refusesUntil = now() + refuseForMs;
      for (const socket of sockets.clients) socket.terminate();
    },
    close: () => sockets.close(),
  };
}

let lastId = 0;
/** Ids of pushes: unique also after a restart of the relay, and small enough for a JSON number. */
const nextId = () => {
  lastId = Math.max(lastId + 1, Date.now() * 1_000);
  return lastId;
};

function parse(text: string): RpcPayload | null {
  try {
    const payload = JSON.parse(text) as RpcPayload | null;
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}

/** The `iss` of the token that each client signs. The stand-in does not verify the signature. */
function readClientId(url: string): string {
  try {
    const token = new URL(url, 'ws://localhost').searchParams.get('auth') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss?: string };
    return claims.iss ?? randomUUID();
  } catch {
    return randomUUID();
  }
}
