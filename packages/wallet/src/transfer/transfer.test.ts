import fc from 'fast-check';
import { fromWei } from '../amounts/amounts.ts';
import { maximumTransfer, type Transfer, transferProblem } from './transfer.ts';

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
  test.each(['', 'x', '-1', '1e3', '1,5', '１', '0.0000000000000000001'])('%j', (amount) => {
    expect(transferProblem({ ...sound, amount })).toBe('XETA_AMOUNT_NUMBER');
  });
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
