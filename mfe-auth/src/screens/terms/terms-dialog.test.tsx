import { fireEvent, screen } from '@testing-library/react';
import { acceptTerms, getTerms, getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { TermsDialog } from './terms-dialog.tsx';

const AT = '2026-11-22T08:00:00.000Z';
const VERSION = '2026-11-22';
const TERMS = {
  version: VERSION,
  title: 'Terms of use',
  sections: [{ heading: '1. Who we are', paragraphs: ['XANA.'] }],
};

interface Options {
  hasWallet?: boolean;
  /** The codes with which the server rejects the first acceptances. */
  rejections?: string[];
  readTerms?: () => typeof TERMS;
  locale?: 'en' | 'ja';
}

let wallet: FakeWallet;

async function open({ hasWallet = true, rejections = [], readTerms = () => TERMS, locale }: Options = {}) {
  wallet = createFakeWallet();
  const sent: unknown[] = [];
  const onAccepted = jest.fn();
  const onDeclined = jest.fn();
  const shell = await renderInFakeShell(() => <TermsDialog onAccepted={onAccepted} onDeclined={onDeclined} />, {
    remote: 'mfe-auth',
    locale,
    member: buildMember({ userWallet: { address: wallet.address().toLowerCase() } }),
    ...(hasWallet ? { wallet: { type: 'ethereum' as const, address: wallet.address(), provider: wallet } } : {}),
    answers: [
      answerTo(getTerms, () => readTerms()),
      answerTo(getTermsAcceptance, () => ({ version: VERSION, accepted: null, message: 'I accept the terms.' })),
      answerTo(acceptTerms, (input) => {
        sent.push(input);
        const code = rejections.shift();
        if (code) throw apiError({ code: code as never, message: 'For developers.', status: 400 });
        return { version: VERSION, acceptedAt: AT, isSigned: 'signature' in input };
      }),
    ],
  });
  return { ...shell, sent, onAccepted, onDeclined };
}

const button = (name: string) => screen.findByRole('button', { name }) as Promise<HTMLButtonElement>;
const read = async () => {
  await screen.findByRole('heading', { name: '1. Who we are' });
  fireEvent.click(await screen.findByRole('checkbox'));
};
const alertText = () => screen.getByRole('alert').textContent;

it('[LG-15] lets a member sign after they have read the terms, and sends the signature with the version', async () => {
  const { sent, onAccepted } = await open();
  expect(screen.getByRole('alertdialog', { name: 'Please accept the terms of use' })).toBeTruthy();
  await screen.findByText('Version of 2026-11-22');
  expect((await button('Sign and accept')).disabled).toBe(true);
  await read();
  await press('Sign and accept');
  expect(sent).toEqual([{ version: VERSION, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) }]);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

it('[LG-15] accepts without a signature where no wallet is attached', async () => {
  const { sent, onAccepted } = await open({ hasWallet: false });
  await read();
  expect(screen.queryByText(/asks you to sign/)).toBeNull();
  await press('Accept');
  expect(sent).toEqual([{ version: VERSION }]);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

it.each([
  ['rejected', 'You did not sign the message. You can try again at any time.'],
  ['requestPending', 'Your wallet has an unfinished request. Please open the wallet and finish it first.'],
  ['disconnected', 'Your wallet did not respond as expected. Please try again, or accept without a signature.'],
] as const)(
  '[LG-15] explains a signature that ends with %s, and offers the acceptance without one',
  async (failure, text) => {
    const { sent, onAccepted } = await open();
    wallet.failNext('personal_sign', failure);
    await read();
    expect(screen.queryByRole('button', { name: 'Accept without a signature' })).toBeNull();
    await press('Sign and accept');
    expect(alertText()).toBe(text);
    await press('Accept without a signature');
    expect(sent).toEqual([{ version: VERSION }]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  },
);

it('[LG-15] [T87] explains a signature that the server rejects, and offers the acceptance without one', async () => {
  const { onAccepted } = await open({ rejections: ['SIGNATURE_INVALID'] });
  await read();
  await press('Sign and accept');
  expect(alertText()).toBe('The signature could not be verified. Please try again');
  expect(onAccepted).not.toHaveBeenCalled();
  await press('Accept without a signature');
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

it('[LG-15] offers no acceptance without a signature after a failure of the server', async () => {
  await open({ rejections: ['SERVER_BUSY'] });
  await read();
  await press('Sign and accept');
  expect(alertText()).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Accept without a signature' })).toBeNull();
});

it('[LG-15] shows the newer version when the one that was read is not current any more', async () => {
  const next = { ...TERMS, version: '2026-12-01' };
  let reads = 0;
  const readTerms = () => {
    reads += 1;
    return reads === 1 ? TERMS : next;
  };
  await open({ rejections: ['NOT_FOUND'], readTerms });
  await read();
  await press('Sign and accept');
  expect(await screen.findByText('Version of 2026-12-01')).toBeTruthy();
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
});

it('[LG-15] ends only the action of a member who declines the terms that the action needs', async () => {
  const { asked, onAccepted, onDeclined } = await open();
  expect(screen.getByText(/^Publishing and buying need the current terms\./)).toBeTruthy();
  await press('Do not accept');
  expect(onDeclined).toHaveBeenCalledTimes(1);
  expect([onAccepted.mock.calls, asked]).toEqual([[], []]);
});

it('[LG-15] offers a retry when the terms cannot be loaded', async () => {
  let isDown = true;
  const readTerms = () => {
    if (isDown) throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
    return TERMS;
  };
  await open({ readTerms });
  expect(await screen.findByText('The terms could not be loaded')).toBeTruthy();
  expect((screen.getByRole('checkbox') as HTMLInputElement).disabled).toBe(true);
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('heading', { name: '1. Who we are' })).toBeTruthy();
});

it('[LG-15] asks in Japanese', async () => {
  await open({ locale: 'ja' });
  expect(screen.getByRole('alertdialog', { name: '利用規約への同意' })).toBeTruthy();
  await read();
  expect((await button('署名して同意する')).disabled).toBe(false);
});
