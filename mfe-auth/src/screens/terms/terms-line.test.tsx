import { screen } from '@testing-library/react';
import { acceptTerms, getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { answerTo, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { act } from 'react';
import { TermsLine } from './terms-line.tsx';

const VERSION = '2026-11-22';
const ACCEPTED = { version: VERSION, acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: true };

let wallet: FakeWallet;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
});

async function show({ isAccepted = false, hasWallet = true } = {}) {
  wallet = createFakeWallet();
  let accepted = isAccepted ? ACCEPTED : null;
  return renderInFakeShell(() => <TermsLine />, {
    remote: 'mfe-auth',
    member: buildMember({ userWallet: { address: wallet.address().toLowerCase() } }),
    ...(hasWallet ? { wallet: { type: 'ethereum' as const, address: wallet.address(), provider: wallet } } : {}),
    answers: [
      answerTo(getTermsAcceptance, () => ({ version: VERSION, accepted, message: 'I accept the terms.' })),
      answerTo(acceptTerms, (input) => {
        sent.push(input);
        accepted = ACCEPTED;
        return ACCEPTED;
      }),
    ],
  });
}

it('[LG-15] accepts the terms with one click and a signature, and disappears', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Open the terms in a new tab' });
  expect(link.getAttribute('href')).toBe('/terms');
  await press('Sign and accept');
  expect(sent).toEqual([{ version: VERSION, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) }]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('[LG-15] accepts them without a signature where no wallet is attached', async () => {
  await show({ hasWallet: false });
  await press('Accept');
  expect(sent).toEqual([{ version: VERSION }]);
});

it('[LG-15] explains a rejected signature, and offers the acceptance without one', async () => {
  await show();
  await screen.findByRole('region');
  wallet.failNext('personal_sign', 'rejected');
  await press('Sign and accept');
  expect(screen.getByRole('alert').textContent).toBe('You did not sign the message. You can try again at any time.');
  await press('Accept without a signature');
  expect(sent).toEqual([{ version: VERSION }]);
});

it('[LG-15] shows nothing to a member who has accepted the terms', async () => {
  const { container } = await show({ isAccepted: true });
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});
