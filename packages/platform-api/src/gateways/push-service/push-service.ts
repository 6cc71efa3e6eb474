import { createHash } from 'node:crypto';
import type { PushMessage } from '@xana/contracts/push-message';
import webPush from 'web-push';
import type { PushConfig } from '../../config/platform-config.ts';
import { inStep } from '../../tracing/in-step.ts';
import { postMessage } from './post-message.ts';
import { isPublicHttps } from './public-address.ts';

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Delivery {
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** `gone`: the subscription has ended. `rejected`: repeating the message is of no use. */
type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'rejected'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterMs: number | undefined };

/** The push services of browsers (RFC 8030). */
export interface PushService {
  /** Of the site, for subscriptions. */
  publicKey: string;
  isAllowedEndpoint(endpoint: string): boolean;
  /** Encrypts a message for a browser (RFC 8291), signs it (RFC 8292), and sends it to the browser's push service. */
  send(subscription: Subscription, message: PushMessage, delivery: Delivery): Promise<PushOutcome>;
}

const MAX_TOPIC_LENGTH = 32;

/** Uses the library for encryption and signature only: it would follow no rule about the address, and read an answer of any size. */
export function createPushService({ publicKey, privateKey, subject, sandboxOrigin }: PushConfig): PushService {
  const isSandbox = (endpoint: string) =>
    sandboxOrigin !== undefined && URL.canParse(endpoint) && new URL(endpoint).origin === sandboxOrigin;
  const isAllowedEndpoint = (endpoint: string) => isSandbox(endpoint) || isPublicHttps(endpoint);
  const encrypt = ({ endpoint, p256dh, auth }: Subscription, message: PushMessage, delivery: Delivery) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: delivery.ttlSeconds,
        urgency: delivery.urgency,
        topic: topicOf(message.tag),
      },
    );
    return { endpoint, headers: headers as Record<string, string | number>, body: body as Buffer };
  };
  return {
    publicKey,
    isAllowedEndpoint,
    async send(subscription, message, delivery) {
      const { endpoint } = subscription;
      if (!isAllowedEndpoint(endpoint)) return { kind: 'rejected', reason: 'its endpoint is not allowed' };
      try {
        const request = encrypt(subscription, message, delivery);
        const post = () => postMessage(request, { isSandbox: isSandbox(endpoint) });
        const { status, retryAfter } = await inStep({ name: 'push service', kind: 'client' }, post);
        return outcomeOf(status, retryAfter);
      } catch (error) {
        return { kind: 'failed', reason: (error as Error).message, retryAfterMs: undefined };
      }
    },
  };
}

/** A message replaces an undelivered one with the same topic; push services learn a hash only (RFC 8030 §5.4). */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, MAX_TOPIC_LENGTH);

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status === 429 || status >= 500) return { kind: 'failed', reason, retryAfterMs: readRetryAfter(retryAfter) };
  return { kind: 'rejected', reason };
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
function readRetryAfter(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
