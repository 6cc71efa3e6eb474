import { siteWorkerAddress } from '@xana/remote-kit/site-worker';

/** Without an answer of its push service, for example offline, a browser may wait forever. */
const SUBSCRIBE_TIMEOUT_MS = 20_000;

export interface BrowserSubscription {
  endpoint: string;
  /** Keys for `subscribeToPush`, as base64url. */
  p256dh: string;
  auth: string;
}

export const canUsePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * The subscription of this browser, also one of an earlier session; null without one.
 *
 * @param publicKey excludes subscriptions for an earlier key of the site
 */
export async function findSubscription(publicKey: string): Promise<BrowserSubscription | null> {
  const subscription = await findPushSubscription();
  return subscription && isFor(subscription, publicKey) ? toFields(subscription) : null;
}

/**
 * Registers the worker and subscribes this browser for the site's key. A subscription for an earlier key is replaced.
 *
 * @throws when the browser has no connection to its push service
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const known = await findPushSubscription();
  if (known && !isFor(known, publicKey)) await known.unsubscribe();
  await navigator.serviceWorker.register(siteWorkerAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return toFields(await withTimeout(subscribing));
}

/** Does nothing without a subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  if (canUsePush()) await (await findPushSubscription())?.unsubscribe();
}

async function findPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  return key !== null && toBase64Url(key) === publicKey;
}

function toFields(subscription: PushSubscription): BrowserSubscription {
  const key = (name: PushEncryptionKeyName) => toBase64Url(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The push service did not answer.')), SUBSCRIBE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
