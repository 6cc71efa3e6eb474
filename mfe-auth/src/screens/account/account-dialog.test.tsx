import { linkTelegram, linkWallet, prepareLink } from '@xana/contracts/http/auth/linking';
import { listLoginMethods, reauthenticate, unlinkLoginMethod } from '@xana/contracts/http/auth/login-methods';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { listSessions } from '@xana/contracts/http/auth/sessions';
import type { PublicConfig } from '@xana/contracts/public-config';
import { answerTo, apiError, type FakeAnswer, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import type { TelegramLink } from '@xana/session';
import { announceWallet } from '@xana/test-kit/announce-wallet';
import { buildMember } from '@xana/test-kit/builders';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { AccountDialog } from './account-dialog.tsx';

const member = buildMember({ name: 'Mia', userWallet: { address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' } });
const AT = '2026-11-22T08:00:00.000Z';
const SESSION = {
  app: null,
  device: '',
  method: 'wallet',
  walletName: 'MetaMask',
  startedAt: AT,
  lastUsedAt: AT,
} as const;
const METHOD = { address: member.userWallet.address, email: null, linkedAt: AT, lastUsedAt: null } as const;
const methods = [
  { ...METHOD, id: 'one', method: 'wallet', walletName: 'MetaMask', isPrimary: true, isThisSession: true },
  {
    ...METHOD,
    id: 'two',
    method: 'google',
    walletName: null,
    email: 'mia@x.test',
    isPrimary: false,
    isThisSession: false,
  },
] as const;
const sessions = [
  { ...SESSION, id: 'b', browser: 'Safari', system: 'iOS', isThisOne: false },
  { ...SESSION, id: 'a', browser: 'Chrome', system: 'macOS', isThisOne: true },
];
const failing = (): never => {
  throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
};

const show = (answers: FakeAnswer[], more: { member?: SessionUser; telegramLink?: TelegramLink } = { member }) =>
  renderInFakeShell(() => <AccountDialog />, {
    remote: 'mfe-auth',
    answers,
    config: { origins: { site: 'https://xana.test' } as PublicConfig['origins'] },
    ...more,
  });
const answers = (unlink: () => { endedSessions: number } = failing) => [
  answerTo(listLoginMethods, () => ({ count: 2, rows: [...methods] })),
  answerTo(listSessions, () => ({ count: 2, rows: [...sessions] })),
  answerTo(unlinkLoginMethod, unlink),
];

/** The first lines are those of the platform; the page checks them before the wallet signs. */
const messageFor = (address: string, nonce: string) =>
  [
    'xana.test wants you to sign in with your Ethereum account:',
    address,
    '',
    'URI: https://xana.test',
    `Nonce: ${nonce}`,
    '',
  ].join('\n');

let stopAnnouncing = () => {};
afterEach(() => stopAnnouncing());

it('lists this device first, and offers to log out the others alone', async () => {
  const { findByRole, getAllByRole } = await show(answers());
  await findByRole('button', { name: 'Log out Safari on iOS' });
  const rows = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[2]).toContain('Chrome on macOSThis deviceWith MetaMask');
  expect(rows[3]).toContain('Safari on iOS');
  expect(
    getAllByRole('button', { name: /^Log out/ }).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
  ).toHaveLength(2);
});

it('offers no button to remove the method of this session', async () => {
  const { findByRole, queryByRole } = await show(answers());
  await findByRole('button', { name: 'Remove Google' });
  expect(queryByRole('button', { name: 'Remove MetaMask' })).toBeNull();
});

it('offers a retry in place of each list that cannot be loaded', async () => {
  const { findByText, getAllByRole } = await show([
    answerTo(listLoginMethods, failing),
    answerTo(listSessions, failing),
  ]);
  await findByText('Your devices could not be loaded');
  await findByText('Your login methods could not be loaded');
  expect(getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

it('[T91] asks for a signature when the server wants a fresh proof', async () => {
  const { findByRole } = await show(
    answers(() => {
      throw apiError({ code: 'REAUTHENTICATION_REQUIRED', message: 'Log in again.' });
    }),
  );
  await press('Remove Google');
  await press('Remove');
  await findByRole('dialog', { name: 'Confirm that it is you' });
});

it('[T91] continues with the chosen wallet after the member has proven a login method', async () => {
  const wallet = createFakeWallet({ chainId: 8888 });
  stopAnnouncing = announceWallet(window, wallet);
  let isStale = true;
  const linked: unknown[] = [];
  const { findByRole, asked } = await show([
    ...answers(),
    answerTo(prepareLink, ({ purpose, walletAddress }) => {
      if (isStale && purpose === 'link')
        throw apiError({ code: 'REAUTHENTICATION_REQUIRED', message: 'Log in again.' });
      return { nonce: purpose, message: messageFor(walletAddress, purpose), serverTime: AT };
    }),
    answerTo(reauthenticate, () => {
      isStale = false;
      return { freshUntil: AT };
    }),
    answerTo(linkWallet, (input) => {
      linked.push(input);
      return { id: input.walletAddress, isNew: true };
    }),
  ]);
  await press('Add a login method');
  await press('Add Test wallet');
  await findByRole('dialog', { name: 'Confirm that it is you' });
  await press('Confirm with Test wallet');
  await findByRole('dialog', { name: 'Login and security' });
  expect(linked).toMatchObject([{ walletAddress: wallet.address(), nonce: 'link', method: 'wallet' }]);
  expect(asked).toEqual(['toast: Test wallet was added']);
});

describe('a return from Telegram', () => {
  const fields = { id: '42', first_name: 'Mia', auth_date: '1', hash: 'ab'.repeat(32) };
  const comeBack = (returned: { fields: typeof fields | null }, link: () => { id: string; isNew: boolean }) =>
    show(
      [
        ...answers(),
        answerTo(linkTelegram, (input) => {
          expect(input).toEqual(fields);
          return link();
        }),
      ],
      {
        member,
        telegramLink: { begin: () => 'state', take: jest.fn(() => null).mockReturnValueOnce(returned as never) },
      },
    );

  it('adds Telegram at once', async () => {
    const { findByRole, asked } = await comeBack({ fields }, () => ({ id: 'telegram:42', isNew: true }));
    await findByRole('dialog', { name: 'Login and security' });
    expect(asked).toEqual(['toast: Telegram was added']);
  });

  it.each([
    ['USER.USER_ALREADY_EXIST', 'This wallet or login has an account of its own, so it cannot be added here.'],
    ['SIGNATURE_INVALID', 'Telegram’s confirmation is no longer valid. Continue with Telegram again.'],
  ])('[T92] explains %s and offers the methods again', async (code, text) => {
    const { findByText, getByRole } = await comeBack({ fields }, () => {
      throw apiError({ code: code as never, message: '' });
    });
    expect((await findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(getByRole('dialog', { name: 'Add a login method' })).toBeTruthy();
  });

  it('[T91] asks for a fresh proof before it adds Telegram', async () => {
    const { findByRole } = await comeBack({ fields }, () => {
      throw apiError({ code: 'REAUTHENTICATION_REQUIRED', message: '' });
    });
    await findByRole('dialog', { name: 'Confirm that it is you' });
  });

  it('states that a cancelled visit added nothing', async () => {
    const { findByText } = await comeBack({ fields: null }, failing);
    await findByText('Telegram was not added. You can try again at any time.');
  });
});

it('names a method that cannot be removed because it is the last', async () => {
  const { findByRole, asked } = await show(
    answers(() => {
      throw apiError({ code: 'LAST_LOGIN_METHOD', message: 'The last one.' });
    }),
  );
  await press('Remove Google');
  await press('Remove');
  await findByRole('button', { name: 'Remove Google' });
  expect(asked).toEqual(['toast: You cannot remove your last login method']);
});
