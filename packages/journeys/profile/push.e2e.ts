import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type PushServiceStandIn, startPushService } from '@xana/test-kit/push-service';
import { axeViolations } from '../site/axe.ts';
import { type ChatMember, NO_PATH, openChatMember, openMemberIn } from '../site/chat-members.ts';
import { logOut, passTime } from '../site/page-actions.ts';
import { allowNotifications, connectToWorker, useStandIn } from '../site/push-browser.ts';
import { SITE_ORIGIN, topology } from '../site/test-topology.ts';

/** A browser with a profile: a private window of Chromium has no push messages. */
const test = base.extend<{ profile: BrowserContext }>({
  profile: async ({ playwright, launchOptions }, use) => {
    const profile = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL: SITE_ORIGIN });
    await allowNotifications(profile);
    await use(profile);
    await profile.close();
  },
});

let standIn: PushServiceStandIn;
test.beforeAll(async () => {
  standIn = await startPushService(topology.ports.push);
});
test.afterAll(() => standIn.close());

const device = (page: Page) => page.getByRole('switch', { name: 'Show notifications on this device' });

async function turnOn(page: Page) {
  await page.goto('/settings/notifications');
  await expect(device(page)).not.toBeChecked();
  await device(page).focus();
  await page.keyboard.press('Space');
  await expect(device(page)).toBeChecked();
}
/** The switch shows the wish at once, and can be used again when it has become true. */
async function expectOn(page: Page) {
  await expect(device(page)).toBeEnabled();
  await expect(device(page)).toBeChecked();
}
async function writePost({ calls }: ChatMember): Promise<number> {
  return (await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'Lanterns at the pier' })).id;
}
/** What the worker of the site sees. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  shown: Notification[];
  clients: { matchAll(options: object): Promise<{ url: string }[]> };
}
/** Keeps the notifications of the worker in its own list: the headless shell of Chromium shows none. */
const keepNotifications = (profile: BrowserContext) =>
  profile.serviceWorkers()[0]?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, lang, data } = {}) => {
      const close = () => {
        scope.shown = scope.shown.filter((each) => each !== notification);
      };
      const notification = { title, body, lang, data, close } as Notification;
      scope.shown.push(notification);
    };
    scope.registration.getNotifications = async () => scope.shown;
  });
const notificationsOf = (profile: BrowserContext) =>
  profile
    .serviceWorkers()[0]
    ?.evaluate(() =>
      (globalThis as unknown as WorkerScope).shown.map(({ title, body, lang, data }) => ({ title, body, lang, data })),
    );
const openPagesOf = (profile: BrowserContext) =>
  profile.serviceWorkers()[0]?.evaluate(async () => {
    const { clients } = globalThis as unknown as WorkerScope;
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url);
  });
/** `waitUntil` rejects an event that the browser did not make, so this one has its own. */
const clickNotification = (profile: BrowserContext) =>
  profile.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });

test('reports that notifications could not be turned on without a push service, and tries again [NT-11] [B31]', async ({
  profile,
}) => {
  const { page } = await openMemberIn(profile, NO_PATH);
  // Chromium waits for its push service; the page gives up after 20 s.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => new Promise(() => {});
  });
  await page.clock.install();
  await turnOn(page);
  await expect(page.getByText('Turning on…')).toBeVisible();
  await passTime(page, 21_000);
  await expect(page.getByText('Notifications could not be turned on')).toBeVisible();
  await expect(device(page)).not.toBeChecked();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Turning on…')).toBeVisible();
});

test('shows a notification of a closed site, and a click on it leads to the post [NT-11] [NT-01]', async ({
  profile,
  browser,
}) => {
  const standInBrowser = standIn.subscribe();
  const author = await openMemberIn(profile, NO_PATH);
  const { page } = author;
  await useStandIn(page, standInBrowser);
  await turnOn(page);
  await expectOn(page);
  await page.reload();
  await expectOn(page);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  const { deliver } = await connectToWorker(profile);

  const postId = await writePost(author);
  const reader = await openChatMember(browser, NO_PATH);
  await reader.calls.post('/feeds/comment-feed', { feedId: postId, text: 'Lovely light' });
  await expect.poll(() => standInBrowser.received.length).toBe(1);
  const message = standInBrowser.received[0]?.message as { title: string; path: string };
  expect(message).toMatchObject({ body: 'Lovely light', locale: 'en' });

  // In front, then closed.
  await keepNotifications(profile);
  await page.bringToFront();
  await deliver({ ...message, tag: 'in-front' });
  await page.goto('about:blank');
  await expect.poll(() => openPagesOf(profile)).toEqual([]);
  await deliver(message);
  await expect
    .poll(() => notificationsOf(profile))
    .toEqual([{ title: message.title, body: 'Lovely light', lang: 'en', data: { path: message.path } }]);

  await page.goto('/explore');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }) && undefined);
  await clickNotification(profile);
  await expect(page).toHaveURL(message.path);
  await expect(page.getByText('Lovely light')).toBeVisible();
  expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  await expect.poll(() => notificationsOf(profile)).toEqual([]);
  await reader.context.close();
});

test('sends nothing after the logout, and nothing to the member who logs in next [NT-11] [T128]', async ({
  profile,
  browser,
}) => {
  const standInBrowser = standIn.subscribe();
  const first = await openMemberIn(profile, NO_PATH);
  const { page } = first;
  await useStandIn(page, standInBrowser);
  await turnOn(page);
  await expectOn(page);
  const postId = await writePost(first);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push-key'))).toBeNull();

  // With its wallet of another account, this page would end the next session.
  await page.close();
  const second = await openMemberIn(profile, NO_PATH);
  await second.page.goto('/settings/notifications');
  await expect(device(second.page)).not.toBeChecked();
  const reader = await openChatMember(browser, NO_PATH);
  await reader.calls.post('/feeds/like-dislike-post', { feedId: postId, isLike: true });
  await turnOn(second.page);
  await expectOn(second.page);
  await reader.calls.post('/follow/user', { userId: second.id });
  await expect.poll(() => standInBrowser.received.length).toBe(1);
  expect(standInBrowser.received[0]?.message).toMatchObject({ kind: 'follow' });
  await reader.context.close();
});
