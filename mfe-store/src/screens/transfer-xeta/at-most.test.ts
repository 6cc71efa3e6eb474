import { atMost } from './at-most.ts';

test('rounds a limit up to six decimals', () => {
  expect(atMost(70_142_346_120_000n)).toBe('0.000071');
  expect(atMost(1_250_084_000_000_000_000n)).toBe('1.250084');
  expect(atMost(1n)).toBe('0.000001');
  expect(atMost(0n)).toBe('0');
});
