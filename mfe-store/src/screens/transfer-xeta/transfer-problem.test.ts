import { fromWei, toWei } from '@xana/wallet/amounts';
import { type Transfer, transferProblem } from '@xana/wallet/transfer';
import fc from 'fast-check';
import { estimatedFee, maximumFee } from './gateway/xeta-gateway.ts';
import { shownProblem } from './transfer-problem.ts';

const XETA = 10n ** 18n;
const sound: Transfer = {
  chainId: 8888,
  amount: '1',
  to: `0x${'22'.repeat(20)}`,
  from: `0x${'11'.repeat(20)}`,
  balance: 5n * XETA,
  fee: XETA / 100n,
};

test.each<[string, Partial<Transfer>, boolean, string | null, string | null]>([
  ['an empty form', { amount: '', to: '' }, false, null, null],
  ['an empty form that was submitted', { amount: '', to: '' }, true, 'XETA_AMOUNT_NUMBER', 'amount'],
  ['a wrong network, before anything is typed', { chainId: 1, amount: '', to: '' }, false, 'CHAIN_CHECK', 'network'],
  ['a wrong address beside an empty amount', { amount: '', to: '0x1' }, false, 'ADDRESS_CHECK', 'recipient'],
  ['the own address beside an empty amount', { amount: '', to: sound.from }, false, 'SAME_ADDRESS', 'recipient'],
  ['an amount beside an empty recipient', { to: '' }, false, null, null],
  ['an amount of zero', { amount: '0' }, false, 'AMOUNT_CHECK', 'amount'],
  ['too much beside an empty recipient', { amount: '6', to: '' }, false, 'LIMIT_CHECK', 'amount'],
  ['nothing wrong', {}, true, null, null],
])('[TX-02] [TX-03] %s', (_, change, hasSubmitted, problem, field) => {
  expect(shownProblem({ ...sound, ...change }, hasSubmitted)).toEqual({ problem, field });
});

const wei = fc.oneof(fc.constantFrom(0n, 1n, XETA), fc.bigInt(0n, 2n ** 80n));
const anyTransfer = fc.record<Transfer>({
  chainId: fc.constantFrom(8888, 1),
  amount: fc.oneof(
    fc.constant(''),
    wei.map((amount) => fromWei(amount)),
    fc.string({ maxLength: 8 }),
  ),
  to: fc.constantFrom(sound.to, sound.from, '0x22', ''),
  from: fc.constant(sound.from),
  balance: wei,
  fee: wei,
});

test('[TX-02] shows the first problem of a submitted form, for any input', () => {
  fc.assert(
    fc.property(anyTransfer, (transfer) => {
      expect(shownProblem(transfer, true).problem).toBe(transferProblem(transfer));
    }),
    { numRuns: 5_000 },
  );
});

test('[TX-02] shows only problems that the submitted form has too, and never accepts what it rejects', () => {
  fc.assert(
    fc.property(anyTransfer, (transfer) => {
      const { problem, field } = shownProblem(transfer, false);
      if (problem === null && transfer.to !== '' && transfer.amount !== '')
        expect(transferProblem(transfer)).toBeNull();
      if (field === 'recipient') expect(transfer.to).not.toBe('');
      if (field === 'amount') expect(transfer.amount).not.toBe('');
    }),
    { numRuns: 5_000 },
  );
});

test('[TX-06] shows amount, fee and total of any transfer exactly: they add up, and none is negative', () => {
  fc.assert(
    fc.property(wei, fc.bigInt(0n, 2n ** 24n), fc.bigInt(0n, 2n ** 60n), (amount, gasLimit, gasPrice) => {
      const fee = { gasLimit, gasPrice, tip: null };
      const shown = [amount, maximumFee(fee), amount + maximumFee(fee)].map((each) => toWei(fromWei(each)));
      expect(shown.every((each) => each !== null && each >= 0n)).toBe(true);
      expect(shown[2]).toBe(amount + 2n * estimatedFee(fee));
    }),
  );
});
