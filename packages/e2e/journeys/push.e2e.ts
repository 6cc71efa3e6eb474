import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type PushServiceStandIn, startPushService } from '@xana/test-kit/push-service';
import { axeViolations } from '../site/axe.ts';
import { type ChatMember, logInNewMember, openChatMember } from '../site/chat-members.ts';
import { logOut } from '../site/page-actions.ts';
import { connectToWorker, useStandIn } from '../site/push-browser.ts';
import { SITE_ORIGIN, topology } from '../site/test-topology.ts';

/** A browser with a profile: a private window of Chromium has no push messages. */
const test = base.extend<{ profile: BrowserContext }>({
  profile: async ({ playwright, launchOptions }, use) => {
    const profile = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL: SITE_ORIGIN });
    await profile.grantPermissions(['notifications'], { origin: SITE_ORIGIN });
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
}
async function writePost({ calls }: ChatMember): Promise<number> {
  return (await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'Lanterns at the pier' })).id;
}
/** What the worker of the site sees. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ url: string }[]> };
}
const notificationsOf = (profile: BrowserContext) =>
  profile.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body, lang, data }) => ({ title, body, lang, data }));
  });
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
  const { page } = await logInNewMember(profile);
  await turnOn(page);
  await expect(page.getByText('Notifications could not be turned on')).toBeVisible({ timeout: 30_000 });
  await expect(device(page)).not.toBeChecked();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Turning on …')).toBeVisible();
});

test('shows a notification of a closed site, and a click on it leads to the post [NT-11] [NT-01]', async ({
  profile,
  browser,
}) => {
  const standInBrowser = standIn.subscribe();
  const author = await logInNewMember(profile);
  const { page } = author;
  await useStandIn(page, standInBrowser);
  await turnOn(page);
  await expect(device(page)).toBeChecked();
  await page.reload();
  await expect(device(page)).toBeChecked();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  const { deliver } = await connectToWorker(page);

  const postId = await writePost(author);
  const reader = await openChatMember(browser);
  await reader.calls.post('/feeds/comment-feed', { feedId: postId, text: 'Lovely light' });
  await expect.poll(() => standInBrowser.received.length).toBe(1);
  const message = standInBrowser.received[0]?.message as { title: string; path: string };
  expect(message).toMatchObject({ body: 'Lovely light', locale: 'en' });

  // In front, then closed.
  await page.bringToFront();
  await deliver({ ...message, tag: 'in-front' });
  await page.goto('about:blank');
  await expect.poll(() => openPagesOf(profile)).toEqual([]);
  await deliver(message);
  await expect
    .poll(() => notificationsOf(profile))
    .toEqual([{ title: message.title, body: 'Lovely light', lang: 'en', data: { path: message.path } }]);

  await page.goto('/explore');
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
  const first = await logInNewMember(profile);
  const { page } = first;
  await useStandIn(page, standInBrowser);
  await turnOn(page);
  await expect(device(page)).toBeChecked();
  const postId = await writePost(first);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push-key'))).toBeNull();

  const second = await logInNewMember(profile);
  await second.page.goto('/settings/notifications');
  await expect(device(second.page)).not.toBeChecked();
  const reader = await openChatMember(browser);
  await reader.calls.post('/feeds/like-dislike-post', { feedId: postId, isLike: true });
  await turnOn(second.page);
  await expect(device(second.page)).toBeChecked();
  await reader.calls.post('/follow/user', { userId: second.id });
  await expect.poll(() => standInBrowser.received.length).toBe(1);
  expect(standInBrowser.received[0]?.message).toMatchObject({ kind: 'follow' });
  await reader.context.close();
});
