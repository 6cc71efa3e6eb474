import { expect, type Page, test } from '@playwright/test';
import {
  type ChatMember,
  closeMembers,
  followEachOther,
  messageField,
  NO_PATH,
  openChatMember,
  openFriends,
  sendByCall,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { allowNotifications } from '../site/push-browser.ts';

let mia: ChatMember;
let yui: ChatMember;

test.beforeEach(async ({ browser }) => {
  [mia, yui] = await openFriends(browser, NO_PATH);
  await allowNotifications(yui.context);
  await yui.context.addInitScript(recordAlerts);
});
test.afterEach(() => closeMembers(mia, yui));

/** Counts tones and notifications of the page, and takes the focus from the page while `isAway` is set. */
function recordAlerts() {
  const alerts = { tones: 0, notifications: [] as { title: string; body: string; click(): void }[] };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    alerts.tones += 1;
    start.apply(this, when);
  };
  window.Notification = new Proxy(Notification, {
    construct(Target, [title, options]: [string, NotificationOptions]) {
      const shown = new Target(title, options);
      alerts.notifications.push({ title, body: options.body ?? '', click: () => shown.onclick?.(new Event('click')) });
      return shown;
    },
  });
  const hasFocus = document.hasFocus.bind(document);
  document.hasFocus = () => !('isAway' in window) && hasFocus();
  Object.assign(window, { alerts });
}
type Recorded = { alerts: { tones: number; notifications: { title: string; body: string; click(): void }[] } };
const alertsOf = (page: Page) =>
  page.evaluate(() => {
    const { tones, notifications } = (window as unknown as Recorded).alerts;
    return { sounds: tones / 2, texts: notifications.map(({ body }) => body) };
  });
const leaveInBackground = (page: Page) => page.evaluate(() => Object.assign(window, { isAway: true }) && undefined);
const setting = (page: Page, name: string) => page.getByRole('switch', { name });

async function switchOn(page: Page) {
  await page.goto('/settings/notifications');
  await expect(setting(page, 'Play a sound')).not.toBeChecked();
  await setting(page, 'Play a sound').focus();
  await page.keyboard.press('Space');
  await setting(page, 'Show desktop notifications').focus();
  await page.keyboard.press('Space');
  await expect(setting(page, 'Show desktop notifications')).toBeChecked();
}
const unread = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^Chat, ${count} unread`) })).toBeVisible();

test('[CM-09] alerts are off until the member switches them on, and each can be tried', FULL, async () => {
  await yui.page.goto('/explore');
  await leaveInBackground(yui.page);
  await sendByCall(mia, yui.id, 'Silent');
  await unread(yui.page, 1);
  expect(await alertsOf(yui.page)).toEqual({ sounds: 0, texts: [] });
  await switchOn(yui.page);
  await yui.page.getByRole('button', { name: 'Play the sound' }).click();
  await yui.page.getByRole('button', { name: 'Show a notification' }).click();
  await expect.poll(() => alertsOf(yui.page)).toMatchObject({ sounds: 1, texts: ['New messages are shown like this'] });
  await yui.page.reload();
  await expect(setting(yui.page, 'Play a sound')).toBeChecked();
  await expect(setting(yui.page, 'Show desktop notifications')).toBeChecked();
});

test('[CM-09] one of two tabs alerts while the site is in the background, and a click opens the conversation', async () => {
  await switchOn(yui.page);
  const other = await yui.context.newPage();
  await other.goto('/explore');
  await other.getByRole('banner').click();
  for (const page of [yui.page, other]) await leaveInBackground(page);
  await sendByCall(mia, yui.id, 'Are you there?');
  await sendByCall(mia, yui.id, 'Hello?');
  const total = async () => {
    const [one, two] = [await alertsOf(yui.page), await alertsOf(other)];
    return { sounds: one.sounds + two.sounds, texts: [...one.texts, ...two.texts] };
  };
  await expect.poll(total).toEqual({ sounds: 1, texts: ['Are you there?', 'Hello?'] });
  const { texts } = await alertsOf(yui.page);
  const leader = texts.length > 0 ? yui.page : other;
  await leader.evaluate(() => (window as unknown as Recorded).alerts.notifications[0]?.click());
  await expect(leader).toHaveURL(`/chat?user=${mia.id}`);
  await expect(messageField(leader)).toBeVisible();
});

test('[CM-09] neither the conversation in front nor a muted user alerts', FULL, async ({ browser }) => {
  const ren = await openChatMember(browser, NO_PATH);
  await followEachOther(ren, yui);
  await switchOn(yui.page);
  await yui.page.goto(`/chat?user=${mia.id}`);
  await expect(messageField(yui.page)).toBeVisible();
  await sendByCall(mia, yui.id, 'In front');
  await expect(yui.page.getByRole('log').getByText('In front')).toBeVisible();
  await yui.calls.post(`/social/mute/${mia.id}`, {});
  await yui.page.goto('/explore');
  // A page may play sounds after it was clicked.
  await yui.page.getByRole('banner').click();
  await leaveInBackground(yui.page);
  await sendByCall(mia, yui.id, 'Muted');
  await sendByCall(ren, yui.id, 'After the muted one');
  await expect.poll(() => alertsOf(yui.page)).toEqual({ sounds: 1, texts: ['After the muted one'] });
  await ren.context.close();
});
