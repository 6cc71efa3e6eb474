import { fireEvent, screen } from '@testing-library/react';
import { prepareLink } from '@xana/contracts/http/auth/linking';
import { listLoginMethods, reauthenticate, unlinkLoginMethod } from '@xana/contracts/http/auth/login-methods';
import { listSessions } from '@xana/contracts/http/auth/sessions';
import { deleteAccount } from '@xana/contracts/http/settings/account';
import type { PublicConfig } from '@xana/contracts/public-config';
import { answerTo, apiError, type FakeAnswer, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { announceWallet } from '@xana/test-kit/announce-wallet';
import { buildMember } from '@xana/test-kit/builders';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { AccountSection } from './account-section.tsx';
import type { LoginMethod } from './login-methods/method-list.tsx';

const AT = '2026-11-22T08:00:00.000Z';
const SANDBOX = { kind: 'sandbox', origin: 'http://localhost:4552' } as const;
const method = (kind: LoginMethod['method'], more: Partial<LoginMethod> = {}): LoginMethod => ({
  id: kind,
  method: kind,
  walletName: null,
  address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  email: null,
  linkedAt: AT,
  lastUsedAt: null,
  isPrimary: false,
  isThisSession: false,
  ...more,
});
const WALLET = method('wallet', { isThisSession: true });

let stopAnnouncing = () => {};
afterEach(() => stopAnnouncing());

/** The account page of a member whose login is older than five minutes until `reauthenticate`. */
async function openStaleAccount(rows: LoginMethod[], answerProven: (answers: { ifProven(): void }) => FakeAnswer) {
  const wallet = createFakeWallet({ chainId: 8888 });
  stopAnnouncing = announceWallet(window, wallet);
  let isProven = false;
  const ifProven = () => {
    if (!isProven) throw apiError({ code: 'REAUTHENTICATION_REQUIRED', message: 'Log in again.' });
  };
  return renderInFakeShell(() => <AccountSection />, {
    remote: 'mfe-auth',
    member: buildMember({ userProfile: { username: 'mia', isPopUpShow: false } }),
    config: {
      origins: { site: 'https://xana.test' } as PublicConfig['origins'],
      login: { social: SANDBOX, email: SANDBOX, walletConnect: { projectId: 'made-up' } },
    },
    answers: [
      answerTo(listLoginMethods, () => ({ count: rows.length, rows })),
      answerTo(listSessions, () => ({ count: 0, rows: [] })),
      answerTo(prepareLink, ({ purpose, walletAddress }) => ({
        nonce: purpose,
        message: `xana.test wants you to sign in with your Ethereum account:\n${walletAddress}\n\nURI: https://xana.test\nNonce: ${purpose}\n`,
        serverTime: AT,
      })),
      answerTo(reauthenticate, () => {
        isProven = true;
        return { freshUntil: AT };
      }),
      answerProven({ ifProven }),
    ],
  });
}

async function requestDeletion() {
  await press('Delete account…');
  fireEvent.change(await screen.findByLabelText(/Type your username/), { target: { value: 'mia' } });
  await press('Delete account');
}

const deletesIfProven = ({ ifProven }: { ifProven(): void }) =>
  answerTo(deleteAccount, () => {
    ifProven();
    return { deletionAt: '2026-12-07T10:00:00.000Z' };
  });

it('[SG-05] deletes the account after the proof without asking for the username again', async () => {
  const { findByRole, asked, queryByRole } = await openStaleAccount([WALLET], deletesIfProven);
  await requestDeletion();
  await findByRole('dialog', { name: 'Confirm that it is you' });
  await press('Confirm with Test wallet');
  expect(asked.at(-1)).toBe('logout');
  expect(queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull();
});

it('[T91] removes a login method after the proof without another question', async () => {
  const { queryByRole, asked } = await openStaleAccount([WALLET, method('google')], ({ ifProven }) =>
    answerTo(unlinkLoginMethod, () => {
      ifProven();
      return { endedSessions: 0 };
    }),
  );
  await press('Remove Google');
  await press('Remove');
  await press('Confirm with Test wallet');
  expect(asked).toEqual(['toast: Google was removed']);
  expect(queryByRole('alertdialog')).toBeNull();
});

it.each([
  ['a wallet', [WALLET], ['Confirm with Test wallet']],
  [
    'Google',
    [method('google', { isThisSession: true }), method('email')],
    ['Confirm with Google', 'Confirm with Email'],
  ],
])('[T91] offers a member with %s only the login methods of the account as a proof', async (_, rows, offered) => {
  const { findByRole, getAllByRole } = await openStaleAccount(rows, deletesIfProven);
  await requestDeletion();
  const dialog = await findByRole('dialog', { name: 'Confirm that it is you' });
  await findByRole('button', { name: offered[0] });
  const names = getAllByRole('button')
    .filter((each) => dialog.contains(each))
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
  expect(names.filter((name) => name.startsWith('Confirm with'))).toEqual(offered);
});

it('[SG-05] tells a member who has Telegram alone how to confirm, and offers nothing that cannot', async () => {
  const { findByText, queryByText, asked } = await openStaleAccount(
    [method('telegram', { isThisSession: true })],
    deletesIfProven,
  );
  await requestDeletion();
  expect(await findByText(/Telegram is the only login method of this account/)).toBeTruthy();
  expect(queryByText('Or log out and log in again.')).toBeNull();
  await press('Log out');
  expect(asked.at(-1)).toBe('logout');
});
