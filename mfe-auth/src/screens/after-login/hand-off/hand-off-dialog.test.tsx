import { denyHandOff, grantHandOff, prepareHandOff } from '@xana/contracts/http/auth/hand-offs';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { act } from 'react';
import { HandOffDialog } from './hand-off-dialog.tsx';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const handOff = { builderLoginHash: 'made-up-by-the-app', deviceId: 'phone-7', loginFor: 'Demo app' };
const member = buildMember({ name: 'Mia', userWallet: { address: ADDRESS.toLowerCase() } });
const consent = { nonce: 'nonce', message: 'Let the app in.', address: ADDRESS };
const SIGNATURE = `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`;
const provider = { request: async () => SIGNATURE };

const click = (element: HTMLElement) => act(() => element.click());

/** Renders the dialog; `sent` lists the calls that answer the app. */
async function render({ hasWallet = true, hasConsent = true, grantFails = '', numberAfter = Promise.resolve() } = {}) {
  const sent: unknown[] = [];
  const onAnswered = jest.fn();
  const shell = await renderInFakeShell(() => <HandOffDialog onAnswered={onAnswered} />, {
    remote: 'mfe-auth',
    member,
    handOff,
    ...(hasWallet ? { wallet: { type: 'ethereum' as const, address: ADDRESS, provider: provider as never } } : {}),
    answers: [
      answerTo(prepareHandOff, async () => {
        await numberAfter;
        return { number: '42', consent: hasConsent ? consent : null };
      }),
      answerTo(grantHandOff, (input) => {
        if (grantFails) throw apiError({ code: grantFails as never, message: '', status: 400 });
        sent.push(input);
        return { number: '42', expiresAt: '2026-11-22T00:00:00Z' };
      }),
      answerTo(denyHandOff, (input) => {
        sent.push(input);
        return {};
      }),
    ],
  });
  return { ...shell, sent, onAnswered };
}

async function open(options?: Parameters<typeof render>[0]) {
  const shell = await render(options);
  await shell.findByText('42');
  return shell;
}

const APP = { builderLoginHash: 'made-up-by-the-app', deviceId: 'phone-7' };

test('[RT-10] sends the signature of the wallet and shows that the app may log in', async () => {
  const { getByText, getByRole, findByRole, sent, onAnswered } = await open();
  expect(getByText('The app “Demo app” wants to log in as Mia.')).toBeTruthy();
  click(getByRole('button', { name: 'Allow' }));
  await findByRole('dialog', { name: 'Login allowed' });
  expect(sent).toEqual([{ ...APP, type: 'Demo app', nonce: 'nonce', signature: SIGNATURE }]);
  expect(onAnswered).not.toHaveBeenCalled();
});

test('[RT-10] lets a member without a wallet allow the app without a signature', async () => {
  const { getByRole, findByRole, sent } = await open({ hasWallet: false, hasConsent: false });
  click(getByRole('button', { name: 'Allow' }));
  await findByRole('dialog', { name: 'Login allowed' });
  expect(sent).toEqual([{ ...APP, type: 'Demo app' }]);
});

test.each([
  ['a wallet that is not attached', { hasWallet: false }],
  ['a login more than five minutes ago', { hasWallet: false, hasConsent: false, grantFails: 'ACCESS_DENIED' }],
])('[RT-10] asks for a new login with %s', async (_, options) => {
  const { getByRole, findByRole, asked } = await open(options);
  click(getByRole('button', { name: 'Allow' }));
  await findByRole('dialog', { name: 'Please log in again' });
  click(getByRole('button', { name: 'Log out' }));
  expect(asked).toContain('logout');
});

test('[RT-10] shows that the nonce has expired', async () => {
  const { getByRole, findByRole } = await open({ grantFails: 'NONCE_INVALID' });
  click(getByRole('button', { name: 'Allow' }));
  await findByRole('dialog', { name: 'This login has expired' });
});

test('[RT-10] [T88] tells the app that the member denied it', async () => {
  const { getByRole, findByRole, sent, onAnswered } = await open();
  click(getByRole('button', { name: 'Do not allow' }));
  const outcome = await findByRole('dialog', { name: 'Login not allowed' });
  expect(sent).toEqual([APP]);
  click([...outcome.querySelectorAll('button')].at(-1) as HTMLElement);
  expect(onAnswered).toHaveBeenCalledTimes(1);
});

test('[RT-10] keeps the answer of a member who did not wait for the number', async () => {
  let sendNumber: (() => void) | undefined;
  const numberAfter = new Promise<void>((resolve) => {
    sendNumber = resolve;
  });
  const { getByRole, findByRole } = await render({ numberAfter });
  click(getByRole('button', { name: 'Do not allow' }));
  await findByRole('dialog', { name: 'Login not allowed' });
  await act(async () => sendNumber?.());
  expect(getByRole('dialog', { name: 'Login not allowed' })).toBeTruthy();
});
