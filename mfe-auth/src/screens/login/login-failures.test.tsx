import { screen } from '@testing-library/react';
import { press } from '@xana/remote-kit/fake-shell';
import { announceWallet } from '@xana/test-kit/announce-wallet';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { act } from 'react';
import { alertWith, openLoginDialog } from './test-login-dialog.tsx';

let wallet: FakeWallet;
let stopAnnouncing = () => {};
beforeEach(() => {
  wallet = createFakeWallet();
  stopAnnouncing = announceWallet(window, wallet);
});
afterEach(() => {
  stopAnnouncing();
  jest.useRealTimers();
  localStorage.clear();
});

const countOf = (method: string) => wallet.calls.filter((call) => call.method === method).length;

it.each([
  ['USER.USER_NOT_FOUND', 'User not found'],
  ['USER.USER_ALREADY_EXIST', 'User already exist'],
  ['USER.USER_WITH_EMAIL_NOT_EXIST', 'User with email not exist'],
  ['USER.USER_WITH_EMAIL_ALREADY_EXIST', 'User with email already exist'],
  ['USER.USER_WITH_TWITTER_ALREADY_EXIST', 'User with twitter already exist'],
  ['USER.USER_ALREADY EXISTS', 'User with username already exist'],
  ['AUTH.BANNED', 'USER HAS BEEN BANNED'],
])(
  '[LG-12] [LG-13] shows %s in the dialog and in a toast, and begins a session at the next try',
  async (code, text) => {
    const { asked, established } = await openLoginDialog({ rejections: [code] });
    await press('Log in with Test wallet');
    await alertWith(text);
    expect(asked).toEqual([`toast: ${text}`]);
    expect(established).not.toHaveBeenCalled();
    await press('Log in with Test wallet');
    expect(established).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(text)).toBeNull();
    expect(asked).toContain('toast: Welcome, Mia');
  },
);

it('[LG-12] [LG-13] shows a rejection in Japanese', async () => {
  const { asked } = await openLoginDialog({ locale: 'ja', rejections: ['AUTH.BANNED'] });
  await press(/Test wallet/);
  await alertWith('このユーザーは利用停止されています');
  expect(asked).toEqual(['toast: このユーザーは利用停止されています']);
});

it.each([
  [-32002, 'Test wallet has an unfinished request. Please open the wallet and finish it first.'],
  [4100, 'Test wallet is locked, or shares no account with this site. Unlock it and try again.'],
  [4001, 'You did not connect Test wallet. You can try again at any time.'],
  [4900, 'Test wallet did not respond as expected. Please try again.'],
])('[LG-12] explains a connection that ends with the wallet’s error %i, without a toast', async (code, text) => {
  stopAnnouncing();
  const request = () => Promise.reject(Object.assign(new Error('For developers.'), { code }));
  stopAnnouncing = announceWallet(window, { ...wallet, request });
  const { asked } = await openLoginDialog();
  await press('Log in with Test wallet');
  await alertWith(text);
  expect(asked).toEqual([]);
  // Only a dismissed signature is asked for again without a connection.
  expect(screen.queryByRole('button', { name: 'Sign again' })).toBeNull();
});

it('[LG-04] asks for a dismissed signature again without a new connection', async () => {
  wallet.failNext('personal_sign', 'rejected');
  const { established } = await openLoginDialog();
  await press('Log in with Test wallet');
  await alertWith('You did not sign the message. You can try again at any time.');
  await press('Sign again');
  expect(established).toHaveBeenCalledTimes(1);
  expect([countOf('eth_requestAccounts'), countOf('personal_sign')]).toEqual([1, 2]);
});

it.each(['eth_requestAccounts', 'personal_sign'])(
  '[LG-04] ends a login whose wallet does not answer %s within five minutes, and ignores the late answer',
  async (method) => {
    jest.useFakeTimers();
    const answer = wallet.holdNext(method);
    const { established } = await openLoginDialog();
    await press('Log in with Test wallet');
    await screen.findByRole('button', { name: /^Confirm in Test wallet/ });
    await act(() => jest.advanceTimersByTimeAsync(301_000));
    await alertWith('Test wallet did not answer in time. Please try again.');
    await act(async () => answer());
    expect(established).not.toHaveBeenCalled();
    await press('Log in with Test wallet');
    expect(established).toHaveBeenCalledTimes(1);
  },
);
