import { createTokenBucket } from './token-bucket.ts';

test('a burst passes, then as many as come back', () => {
  let now = 0;
  const take = createTokenBucket({ burst: 3, perSecond: 2 }, () => now);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  now = 500;
  expect([take(), take()]).toEqual([true, false]);
  now = 3_600_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
