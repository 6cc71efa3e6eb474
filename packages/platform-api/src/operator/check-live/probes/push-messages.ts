import { createECDH, randomBytes } from 'node:crypto';
import { createPushService } from '../../../gateways/push-service/push-service.ts';
import { OFF, outcomeOf, type Probe } from '../probe.ts';

const MESSAGE = { kind: 'like', title: '', body: '', path: '/', tag: 'check-live', locale: 'en' } as const;

/**
 * Sends a signed message to a subscription that does not exist, at each push service: any answer shows that this machine reaches it.
 * That the keys are a pair was checked with the environment.
 *
 * @param endpoints one address of each push service
 */
export const createPushProbe = (endpoints: readonly string[]): Probe => ({
  name: 'push messages',
  withoutIt: 'notifications on devices while the site is closed',
  settings: 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY or VAPID_SUBJECT',
  async run({ config }) {
    if (!config.push) return OFF;
    const push = createPushService(config.push);
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys().toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    const outcomes = await Promise.all(
      endpoints.map(async (endpoint) => {
        const outcome = await push.send({ endpoint, p256dh, auth }, MESSAGE, { ttlSeconds: 0, urgency: 'normal' });
        return outcome.kind === 'failed'
          ? [
              `${new URL(endpoint).host}: ${outcome.reason}. Allow connections to port 443 of this host, without a proxy.`,
            ]
          : [];
      }),
    );
    return outcomeOf(outcomes.flat(), endpoints.map((endpoint) => new URL(endpoint).host).join(', '));
  },
});
