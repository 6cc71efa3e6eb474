import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { useState } from 'react';
import { useXetaGateway } from './gateway/use-xeta-gateway.ts';
import { TransferError, type XetaGateway } from './gateway/xeta-gateway.ts';
import { EMPTY_DRAFT } from './transfer-draft.ts';
import { type FormResult, TransferForm } from './transfer-form.tsx';

jest.mock('./gateway/use-xeta-gateway.ts', () => ({ useXetaGateway: jest.fn() }));

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XETA = 10n ** 18n;
const reviewed: FormResult[] = [];
let balance: bigint | null = 5n * XETA;
beforeEach(() => {
  reviewed.length = 0;
  balance = 5n * XETA;
  const gateway: Partial<XetaGateway> = {
    async balanceOf() {
      if (balance === null) throw new TransferError('unreachable');
      return balance;
    },
    estimateFee: async () => ({ gasLimit: 21_000n, gasPrice: 1_000_000_000n, tip: null }),
  };
  jest.mocked(useXetaGateway).mockReturnValue(async () => gateway as XetaGateway);
});

async function open({ locale = 'en' as 'en' | 'ja', chainId = 8888 } = {}) {
  const provider = createFakeWallet({ chainId });
  const address = provider.address();
  function Form() {
    const [draft, setDraft] = useState(EMPTY_DRAFT);
    return (
      <TransferForm from={address} draft={draft} onChange={setDraft} onReview={(transfer) => reviewed.push(transfer)} />
    );
  }
  await renderInFakeShell(Form, {
    remote: 'mfe-store',
    locale,
    member: buildMember({ userWallet: { address } }),
    wallet: { type: 'web3Auth', address, provider },
  });
  // The balance has been read.
  await act(async () => {});
  return address;
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Review|確認へ進む)$/ });

/** What breaks a rule, and its message in each language, in the order of the rules. */
const PROBLEMS = [
  { to: '0x12', amount: '999999', en: 'Amount is more than your balance', ja: '残高を超えています' },
  { to: '0x12', amount: '1', en: 'Enter a valid address', ja: '正しいアドレスを入力してください' },
  { to: FRIEND, amount: '0', en: 'Enter an amount above 0', ja: '0より大きい数量を入力してください' },
  { to: FRIEND, amount: '1,5', en: 'Use numbers only', ja: '数字で入力してください' },
  {
    to: FRIEND,
    amount: '4.9999999',
    en: 'Not enough XETA to cover the network fee',
    ja: 'ネットワーク手数料分のXETAが足りません',
  },
];

describe('TransferForm', () => {
  it.each(['en', 'ja'] as const)(
    '[TX-02] [TX-03] shows one problem at a time, in the order of the rules, in the language %s',
    async (locale) => {
      await open({ locale });
      for (const { to, amount, ...texts } of PROBLEMS) {
        await fill(/^(To|送信先)$/, to);
        await fill(/XETA/, amount);
        expect(screen.getByText(texts[locale])).toBeTruthy();
        for (const other of PROBLEMS) {
          if (other[locale] !== texts[locale]) expect(screen.queryByText(other[locale])).toBeNull();
        }
        await act(async () => next().click());
        expect(reviewed).toEqual([]);
      }
    },
  );

  it('[TX-02] rejects the own address', async () => {
    const own = await open();
    await fill(/^To$/, own);
    await fill(/XETA/, '1');
    expect(screen.getByText('You cannot send to your own address')).toBeTruthy();
  });

  it('[TX-04] fills in all that the fee leaves, which is sendable', async () => {
    await open();
    await fill(/^To$/, FRIEND);
    await act(async () => screen.getByRole('button', { name: 'MAX' }).click());
    expect(field(/XETA/).value).toBe('4.999958');
    await act(async () => next().click());
    expect(reviewed).toMatchObject([{ to: FRIEND, wei: 5n * XETA - 42_000n * 1_000_000_000n }]);
  });

  it('[TX-02] asks a wallet on another chain to switch, before all other rules', async () => {
    await open({ chainId: 1 });
    await fill(/^To$/, '0x12');
    expect(screen.getByText('Switch to XANAChain to send XETA')).toBeTruthy();
    expect(screen.queryByText('Enter a valid address')).toBeNull();
    expect(next().disabled).toBe(true);
    await act(async () => screen.getByRole('button', { name: 'Switch to XANAChain' }).click());
    expect(screen.queryByText('Switch to XANAChain to send XETA')).toBeNull();
    expect(screen.getByText('Enter a valid address')).toBeTruthy();
  });

  it('shows an unavailable balance as unavailable and never as 0, until it is read again', async () => {
    balance = null;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Balance unavailable');
    expect(next().disabled).toBe(true);
    balance = 2n * XETA;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.queryByText('Balance unavailable')).toBeNull());
    expect(screen.getByText('2')).toBeTruthy();
  });
});
