import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PushSettings } from '@xana/contracts/http/notifications/push-settings';
import {
  getPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
} from '@xana/contracts/http/notifications/push-subscriptions';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { installFakePush } from '../../../shared/notifications/push/fake-browser-push.ts';
import { DeviceNotifications } from './device-notifications.tsx';

const member = buildMember({ id: 7, name: 'Mia' });
const KEY = 'BGsX0fLh';
const ENDPOINT = 'https://push.example.com/new';
let fake: ReturnType<typeof installFakePush>;
let settings: PushSettings;
let sent: unknown[];
let isBroken: boolean;
beforeEach(() => {
  fake = installFakePush();
  settings = { publicKey: KEY, endpoint: null };
  sent = [];
  isBroken = false;
});
afterEach(() => fake.remove());

const change = (input: object, endpoint: string | null) => {
  if (isBroken) throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
  sent.push(input);
  settings = { ...settings, endpoint };
  return settings;
};
const open = (locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(DeviceNotifications, {
    remote: 'mfe-profile',
    locale,
    member,
    answers: [
      answerTo(getPushSettings, () => settings),
      answerTo(subscribeToPush, (input) => change(input, input.endpoint)),
      answerTo(unsubscribeFromPush, (input) => change(input, null)),
    ],
  });
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show notifications on this device' });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

it('[NT-11] is off at first, asks for permission on the click, and subscribes the browser for the site', async () => {
  await open();
  expect((await toggle()).checked).toBe(false);
  expect([fake.browser.asked, fake.browser.registered]).toEqual([0, []]);
  fireEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).disabled).toBe(false));
  expect((await toggle()).checked).toBe(true);
  expect(fake.browser.registered).toEqual(['/push-worker.js']);
  expect(sent).toEqual([{ endpoint: ENDPOINT, p256dh: btoa('p256dh'), auth: 'YXV0aA', locale: 'en' }]);
});

it('[NT-11] turns off on the platform and in the browser', async () => {
  fake.browser.subscribe(ENDPOINT, KEY);
  fake.browser.permission = 'granted';
  settings = { publicKey: KEY, endpoint: ENDPOINT };
  await open();
  expect((await toggle()).checked).toBe(true);
  fireEvent.click(await toggle());
  await waitFor(() => expect(fake.browser.subscription).toBeNull());
  expect([(await toggle()).checked, sent]).toEqual([false, [{}]]);
});

it.each<[string, string, string | null]>([
  ['of an earlier session', KEY, null],
  ['that the platform knows by another endpoint', KEY, 'https://push.example.com/other'],
  ['for an earlier key of the site', 'BAAA', ENDPOINT],
])('[NT-11] [T128] is off for a subscription %s', async (_, key, endpoint) => {
  fake.browser.subscribe(ENDPOINT, key);
  settings = { publicKey: KEY, endpoint };
  await open();
  expect((await toggle()).checked).toBe(false);
});

it('[NT-11] reports that it failed without a push service, and tries again', async () => {
  fake.browser.isOffline = true;
  await open();
  fireEvent.click(await toggle());
  expect((await screen.findByText('Notifications could not be turned on')).closest('[role=alert]')).toBeTruthy();
  expect((await toggle()).checked).toBe(false);
  fake.browser.isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
  expect(screen.queryByText('Notifications could not be turned on')).toBeNull();
});

it('[NT-11] stays on, in the browser too, when the platform cannot turn it off', async () => {
  fake.browser.subscribe(ENDPOINT, KEY);
  settings = { publicKey: KEY, endpoint: ENDPOINT };
  isBroken = true;
  await open();
  fireEvent.click(await toggle());
  expect((await screen.findByText('Notifications could not be turned off')).closest('[role=alert]')).toBeTruthy();
  expect([(await toggle()).checked, fake.browser.subscription?.endpoint]).toEqual([true, ENDPOINT]);
});

it('[NT-11] explains what to do when notifications are blocked, and offers the switch when they are allowed', async () => {
  fake.browser.answer = 'denied';
  await open();
  fireEvent.click(await toggle());
  expect(await screen.findByText('Notifications from this site are blocked')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  fake.browser.permission = 'default';
  fireEvent(window, new Event('focus'));
  expect((await toggle()).checked).toBe(false);
});

it('[NT-11] stays off when the member closes the question of the browser', async () => {
  fake.browser.answer = 'default';
  await open();
  fireEvent.click(await toggle());
  await waitFor(() => expect(fake.browser.asked).toBe(1));
  expect([(await toggle()).checked, fake.browser.registered]).toEqual([false, []]);
});

it('[NT-11] explains that a browser without push messages is not supported', async () => {
  fake.remove();
  await open('ja');
  expect(await screen.findByText(/対応していません/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('[NT-11] is absent on a site that sends none', async () => {
  settings = { publicKey: null, endpoint: null };
  const { container } = await open();
  await settled();
  expect(container.textContent).toBe('');
});
