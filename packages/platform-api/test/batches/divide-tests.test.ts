import { divide } from './test-shares.ts';

describe('divide', () => {
  const files = ['a', 'b', 'c', 'd', 'e'];

  it('puts every file into one share, and balances the durations', () => {
    const shares = divide(files, { a: 1_000, b: 200, c: 400, d: 300, e: 100 }, 2);
    expect(shares).toEqual([['a'], ['b', 'c', 'd', 'e']]);
  });

  it('gives an unknown file the median duration', () => {
    expect(divide(files, { a: 10, b: 300, c: 300 }, 2)).toEqual([
      ['a', 'b', 'd'],
      ['c', 'e'],
    ]);
  });

  it('leaves shares empty when there are more than files', () => {
    expect(divide(['a'], {}, 3)).toEqual([['a'], [], []]);
  });
});
