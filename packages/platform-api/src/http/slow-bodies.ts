import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may take to send a body. */
export interface BodyPace {
  timeoutMs: number;
  /** The minimum rate after the timeout for a form with a file, which may take longer than `timeoutMs`. */
  minBytesPerSecond: number;
}

export const BODY_PACE: BodyPace = { timeoutMs: 15_000, minBytesPerSecond: 64 * 1_024 };
const CHECK_EVERY_MS = 500;
const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Closes connections that send their body too slowly: slowloris with a request body (slow POST, CWE-400), which would
 * otherwise hold many connections open.
 */
export function limitSlowBodies(app: FastifyInstance, pace: BodyPace = BODY_PACE): void {
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw;
    // Requests that tests inject have no connection.
    if (!hasBody(request) || !(socket instanceof Socket)) return;
    watch(request, socket, pace);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch({ raw, headers }: FastifyRequest, socket: Socket, { timeoutMs, minBytesPerSecond }: BodyPace): void {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true;
  const start = { at: performance.now(), bytes: socket.bytesRead };
  const timer = setInterval(
    () => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      const overtimeMs = performance.now() - start.at - timeoutMs;
      if (overtimeMs < 0) return;
      const wantedBytes = (overtimeMs / 1_000) * minBytesPerSecond;
      if (isForm && socket.bytesRead - start.bytes > wantedBytes) return;
      clearInterval(timer);
      socket.end(REQUEST_TIMEOUT);
      socket.destroySoon();
    },
    Math.min(CHECK_EVERY_MS, timeoutMs / 4),
  );
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
