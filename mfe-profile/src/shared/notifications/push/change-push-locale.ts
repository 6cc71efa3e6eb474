import { getPushSettings, subscribeToPush } from '@xana/contracts/http/notifications/push-subscriptions';
import type { Session } from '@xana/session';
import { canUsePush, findSubscription } from './browser-push.ts';

/** Messages to this browser are in the language of the site from now on. Does nothing without a subscription of this session. */
export async function changePushLocale(session: Session, locale: 'en' | 'ja'): Promise<void> {
  if (!canUsePush() || Notification.permission !== 'granted') return;
  const { publicKey, endpoint } = await session.call(getPushSettings, {});
  const subscription = publicKey && endpoint ? await findSubscription(publicKey) : null;
  if (subscription && subscription.endpoint === endpoint)
    await session.call(subscribeToPush, { ...subscription, locale });
}
