import { within } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { announceWallet } from '@xana/test-kit/announce-wallet';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { lastMethod } from '../../shared/last-method.ts';
import { LoginDialog } from './login-dialog.tsx';

const ORIGIN = 'http://localhost:4552';

let stopAnnouncing = () => {};
afterEach(() => {
  stopAnnouncing();
  localStorage.clear();
});

const open = () =>
  renderInFakeShell(LoginDialog, {
    remote: 'mfe-auth',
    config: { login: { social: { kind: 'sandbox', origin: ORIGIN }, email: { kind: 'sandbox', origin: ORIGIN } } },
  });

it('marks the method that was used last, and offers it first of its group', async () => {
  lastMethod.write('email');
  const { findByRole } = await open();
  const others = within(await findByRole('list', { name: 'Other ways to log in' })).getAllByRole('button');
  expect(others.map((button) => button.textContent)).toEqual(['EmailLast used', 'Google', 'Apple']);
  // The mark is a description: the name of the button stays the same.
  const email = await findByRole('button', { name: 'Email', description: 'Last used' });
  expect(email).toBe(others[0]);
});

it('marks a wallet by its reverse domain name', async () => {
  stopAnnouncing = announceWallet(window, createFakeWallet());
  lastMethod.write('test.wallet');
  const { findByRole } = await open();
  await findByRole('button', { name: 'Log in with Test wallet', description: 'Last used' });
});

it('marks nothing on a device that has not logged in, and offers no method without a service', async () => {
  const { findByRole, queryByText, queryByRole } = await open();
  await findByRole('button', { name: 'Google' });
  expect(queryByText('Last used')).toBeNull();
  expect(queryByRole('button', { name: 'Telegram' })).toBeNull();
});
