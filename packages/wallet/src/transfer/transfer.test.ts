import fc from 'fast-check';
import { isAddress, isSameAddress } from '../addresses/addresses.ts';
import { fromWei, toWei } from '../amounts/amounts.ts';
import { maximumTransfer, type Transfer, type TransferProblem, transferProblem } from './transfer.ts';

const FROM = `0x${'11'.repeat(20)}`;
const TO = `0x${'22'.repeat(20)}`;
const XETA = 10n ** 18n;
const sound: Transfer = { chainId: 8888, amount: '1', to: TO, from: FROM, balance: 5n * XETA, fee: XETA / 100n };

test('[TX-02] accepts a valid transfer', () => {
  expect(transferProblem(sound)).toBeNull();
});

test.each<[Partial<Transfer>, string]>([
  [{ chainId: 1 }, 'CHAIN_CHECK'],
  [{ amount: '5.000000000000000001' }, 'LIMIT_CHECK'],
  [{ to: '0x22' }, 'ADDRESS_CHECK'],
  [{ to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5aA', '5AA') }, 'ADDRESS_CHECK'],
  [{ amount: '0' }, 'AMOUNT_CHECK'],
  [{ amount: '0.000' }, 'AMOUNT_CHECK'],
  [{ from: `0x${'aB'.repeat(20)}`, to: `0x${'ab'.repeat(20)}` }, 'SAME_ADDRESS'],
  [{ amount: '5' }, 'GAS_FEE_ERR'],
  [{ amount: '4.980000000000000001' }, 'GAS_FEE_ERR'],
])('[TX-02] returns the problem of %j: %s', (change, problem) => {
  expect(transferProblem({ ...sound, ...change })).toBe(problem);
});

describe('[TX-03] an invalid amount', () => {
  test.each(['', 'x', '-1', '1e3', '1,5', '１', '0.1x'])('%j', (amount) => {
    expect(transferProblem({ ...sound, amount })).toBe('XETA_AMOUNT_NUMBER');
  });
});

test('[TX-03] names the decimals of a number that has too many of them', () => {
  expect(transferProblem({ ...sound, amount: '0.0000000000000000001' })).toBe('XETA_AMOUNT_DECIMALS');
  expect(transferProblem({ ...sound, amount: '0.000000000000000001' })).toBeNull();
});

test('[TX-02] returns the first of several problems in the order of the spec', () => {
  const all = { chainId: 1, amount: '9', to: 'x' };
  expect(transferProblem({ ...sound, ...all })).toBe('CHAIN_CHECK');
  expect(transferProblem({ ...sound, ...all, chainId: 8888 })).toBe('LIMIT_CHECK');
  expect(transferProblem({ ...sound, ...all, chainId: 8888, amount: '0' })).toBe('ADDRESS_CHECK');
  expect(transferProblem({ ...sound, amount: '0', to: FROM })).toBe('AMOUNT_CHECK');
  expect(transferProblem({ ...sound, to: FROM, amount: '5' })).toBe('SAME_ADDRESS');
});

test('[TX-04] accepts MAX and rejects one wei more', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 90n), fc.bigInt(0n, 2n ** 70n), (balance, fee) => {
      const most = maximumTransfer(balance, fee);
      expect(most >= 0n && most <= balance).toBe(true);
      if (most === 0n) return;
      expect(transferProblem({ ...sound, balance, fee, amount: fromWei(most) })).toBeNull();
      const problem = transferProblem({ ...sound, balance, fee, amount: fromWei(most + 1n) });
      expect(problem).toBe(fee === 0n ? 'LIMIT_CHECK' : 'GAS_FEE_ERR');
    }),
  );
});

test('[TX-02] never accepts a transfer above the balance', () => {
  const amounts = fc.bigInt(0n, 2n ** 80n);
  fc.assert(
    fc.property(amounts, amounts, amounts, (amount, balance, fee) => {
      const isSound = transferProblem({ ...sound, amount: fromWei(amount), balance, fee }) === null;
      expect(isSound).toBe(amount > 0n && amount + 2n * fee <= balance);
    }),
  );
});

/** The checks of the product specification in its order; an amount that is not numeric is found where it is first compared. */
const CHECKS: [TransferProblem, (transfer: Transfer, wei: bigint) => boolean][] = [
  ['CHAIN_CHECK', ({ chainId }) => chainId !== 8888],
  ['XETA_AMOUNT_NUMBER', ({ amount }) => toWei(amount) === null],
  ['LIMIT_CHECK', ({ balance }, wei) => wei > balance],
  ['ADDRESS_CHECK', ({ to }) => !isAddress(to)],
  ['AMOUNT_CHECK', (_, wei) => wei === 0n],
  ['SAME_ADDRESS', ({ to, from }) => isSameAddress(to, from)],
  ['VALUE_GREATER_ZERO', ({ balance }) => balance <= 0n],
  ['GAS_FEE_ERR', ({ balance, fee }, wei) => wei + 2n * fee > balance],
];

test('[TX-02] [TX-03] finds the first problem in the order of the specification, for any input', () => {
  const wei = fc.oneof(fc.constantFrom(0n, 1n, XETA), fc.bigInt(0n, 2n ** 80n));
  const anyTransfer = fc.record<Transfer>({
    chainId: fc.constantFrom(8888, 8888, 8888, 1, 0),
    amount: fc.oneof(
      wei.map((amount) => fromWei(amount)),
      fc.string({ maxLength: 8 }),
    ),
    to: fc.constantFrom(TO, TO, FROM, FROM.toUpperCase().replace('0X', '0x'), '0x22', ''),
    from: fc.constant(FROM),
    balance: wei,
    fee: wei,
  });
  const seen = new Set<TransferProblem | null>();
  fc.assert(
    fc.property(anyTransfer, (transfer) => {
      const first = CHECKS.find(([, fails]) => fails(transfer, toWei(transfer.amount) ?? 0n))?.[0] ?? null;
      expect(transferProblem(transfer)).toBe(first);
      seen.add(first);
    }),
    { numRuns: 20_000 },
  );
  // An amount above 0 that is not above the balance needs a balance above 0: this check never is the first.
  expect(CHECKS.map(([problem]) => problem).filter((problem) => !seen.has(problem))).toEqual(['VALUE_GREATER_ZERO']);
});
