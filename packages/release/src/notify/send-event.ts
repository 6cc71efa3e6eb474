import ky from 'ky';
import { Webhook } from 'standardwebhooks';
import type { ReleaseEvent } from './release-event.ts';
import type { Endpoint } from './webhook-settings.ts';

const TIMEOUT_MS = 10_000;

interface Options {
  /** Ends the request when the server stops. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Sends an event, signed as Standard Webhooks describes it. Redirects are refused: they would send the event to an address that no release
 * manager chose (SSRF). Of the answer only the status is read.
 *
 * @throws Error when the endpoint does not answer with a status 2xx in time
 */
export async function sendEvent(
  { url, secret }: Endpoint,
  event: ReleaseEvent,
  { signal, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<void> {
  const body = JSON.stringify(event);
  const sentAt = new Date();
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await ky
    .post(url, {
      body,
      headers: {
        'content-type': 'application/cloudevents+json',
        'user-agent': 'xana-release-server',
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(event.id, sentAt, body),
      },
      redirect: 'manual',
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    .catch((error: Reason) => {
      throw new Error(timeout.aborted ? `no answer within ${timeoutMs} ms` : reasonOf(error));
    });
  await response.body?.cancel().catch(() => undefined);
  if (response.status >= 300 && response.status < 400)
    throw new Error(`answered ${response.status}; redirects are refused`);
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

interface Reason {
  message?: string;
  code?: string;
  cause?: Reason;
}

/** Network errors are wrapped: the innermost one has the reason, for example ECONNREFUSED. */
const reasonOf = ({ message, code, cause }: Reason): string => (cause ? reasonOf(cause) : message || String(code));
