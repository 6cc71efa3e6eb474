import type { BrowserContext, Page } from '@playwright/test';
import { SITE_ORIGIN } from './test-topology.ts';

interface Keys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Grants notifications to the pages of a context: the headless shell of Chromium denies them to every site. */
export async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

/**
 * Gives the pages of a context the subscription of a stand-in. The push service of Chromium is not reachable here; permission, worker
 * and everything of the site stay as they are.
 */
export async function useStandIn(page: Page, { endpoint, p256dh, auth }: Keys): Promise<void> {
  await page.context().addInitScript(
    (keys) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
      const NAME = 'test-push-key';
      const current = () => {
        const key = localStorage.getItem(NAME);
        return key === null
          ? null
          : {
              endpoint: keys.endpoint,
              options: { applicationServerKey: bytes(key) },
              getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
              unsubscribe: async () => localStorage.removeItem(NAME),
            };
      };
      const fake = {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(NAME, applicationServerKey);
          return current();
        },
      };
      Object.assign(PushManager.prototype, fake);
    },
    { endpoint, p256dh, auth },
  );
}

/** Delivers push messages to the worker of the site, as Chromium does with those of its push service. */
export async function connectToWorker(profile: BrowserContext): Promise<{ deliver(message: unknown): Promise<void> }> {
  const session = await profile.newCDPSession(await profile.newPage());
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${SITE_ORIGIN}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return {
    async deliver(message) {
      const target = { origin: SITE_ORIGIN, registrationId: await registrationId };
      await session.send('ServiceWorker.deliverPushMessage', { ...target, data: JSON.stringify(message) });
    },
  };
}
