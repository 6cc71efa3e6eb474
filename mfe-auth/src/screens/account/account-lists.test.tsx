import { screen, within } from '@testing-library/react';
import { listLoginMethods, unlinkLoginMethod } from '@xana/contracts/http/auth/login-methods';
import { endAllSessions, endSession, listSessions } from '@xana/contracts/http/auth/sessions';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { AccountDialog } from './account-dialog.tsx';

const AT = '2026-11-22T08:00:00.000Z';
const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const METHOD = { address: ADDRESS, email: null, walletName: null, linkedAt: AT, lastUsedAt: null, isPrimary: false };
const METHODS = [
  { ...METHOD, id: 'one', method: 'wallet', walletName: 'MetaMask', isPrimary: true, isThisSession: true },
  { ...METHOD, id: 'two', method: 'email', email: 'mia@x.test', lastUsedAt: AT, isThisSession: false },
] as const;
const SESSION = {
  app: null,
  method: 'wallet',
  walletName: 'MetaMask',
  device: '',
  startedAt: AT,
  lastUsedAt: AT,
} as const;
const SESSIONS = [
  { ...SESSION, id: 'a', browser: 'Chrome', system: 'macOS', isThisOne: true },
  { ...SESSION, id: 'b', browser: 'Safari', system: 'iOS', isThisOne: false },
  { ...SESSION, id: 'c', browser: null, system: null, app: 'XANA Builder', isThisOne: false },
];

/** The dialog of a member whose server keeps what the dialog changes. */
async function open({ isMissing = false, locale = 'en' as 'en' | 'ja', count = METHODS.length as number } = {}) {
  let methods = METHODS.slice(0, count);
  let sessions = [...SESSIONS];
  const shell = await renderInFakeShell(() => <AccountDialog />, {
    remote: 'mfe-auth',
    locale,
    member: buildMember({ userWallet: { address: ADDRESS } }),
    answers: [
      answerTo(listLoginMethods, () => ({ count: methods.length, rows: methods })),
      answerTo(listSessions, () => ({ count: sessions.length, rows: sessions })),
      answerTo(unlinkLoginMethod, ({ id }) => {
        methods = methods.filter((method) => method.id !== id);
        return { endedSessions: 0 };
      }),
      answerTo(endSession, ({ id }) => {
        sessions = sessions.filter((session) => session.id !== id);
        if (isMissing) throw apiError({ code: 'NOT_FOUND', message: 'Ended before.', status: 404 });
        return {} as never;
      }),
      answerTo(endAllSessions, () => {
        sessions = sessions.filter(({ isThisOne }) => isThisOne);
        return { ended: 2 };
      }),
    ],
  });
  return shell;
}

const rowsOf = async (name: string) => {
  const region = within(await screen.findByRole('region', { name }));
  return (await region.findAllByRole('listitem')).map((row) => row.textContent ?? '');
};
const DEVICES = 'Where you are logged in';

it('shows the shortened address or the email of each method, and marks those of this session and of the profile', async () => {
  await open();
  const [wallet, email] = await rowsOf('Login methods');
  expect(wallet).toMatch(/^MetaMaskIn use nowOn your profile0x5aAe…1BeAed/);
  expect(email).toMatch(/^Emailmia@x\.test/);
  expect(email).toMatch(/Last login/);
});

it('cannot remove the only method', async () => {
  await open({ count: 1 });
  expect(await rowsOf('Login methods')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  // The profile has no other method to choose from.
  expect(screen.queryByText('On your profile')).toBeNull();
});

it('asks before it removes a method, and shows the list without it', async () => {
  const { asked } = await open();
  await press('Remove Email');
  const question = screen.getByRole('alertdialog', { name: 'Remove Email?' });
  expect(question.textContent).toContain('Devices that logged in with it, and all apps, are logged out.');
  await press('Cancel');
  expect(await rowsOf('Login methods')).toHaveLength(2);
  await press('Remove Email');
  await press('Remove');
  expect(await rowsOf('Login methods')).toHaveLength(1);
  expect(asked).toEqual(['toast: Email was removed']);
});

it('names an app and a device, and asks before it logs one out', async () => {
  const { asked } = await open();
  expect((await rowsOf(DEVICES))[2]).toMatch(/^App: XANA Builder/);
  await press('Log out Safari on iOS');
  const question = screen.getByRole('alertdialog', { name: 'Log out Safari on iOS?' });
  expect(question.textContent).toContain('This cannot be undone.');
  await press('Log out');
  expect(await rowsOf(DEVICES)).toHaveLength(2);
  expect(asked).toEqual(['toast: Safari on iOS was logged out']);
});

it('shows an error and the current list for a device that was logged out elsewhere', async () => {
  const { asked } = await open({ isMissing: true });
  await press('Log out Safari on iOS');
  await press('Log out');
  expect(await rowsOf(DEVICES)).toHaveLength(2);
  expect(asked).toEqual([expect.stringMatching(/^toast: /)]);
});

it('logs out all other devices, and states that only this one is left', async () => {
  const { asked } = await open();
  await press('Log out all other devices');
  await press('Cancel');
  expect(await rowsOf(DEVICES)).toHaveLength(3);
  await press('Log out all other devices');
  await press('Log out');
  expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  expect(asked).toEqual(['toast: 2 devices were logged out']);
});

it('lists methods and devices in Japanese', async () => {
  await open({ locale: 'ja' });
  expect(await rowsOf('ログイン方法')).toHaveLength(2);
  expect((await rowsOf('ログイン中の端末'))[0]).toContain('macOSのChrome');
});
