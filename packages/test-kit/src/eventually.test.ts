import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('resolves when a check that threw and returned false passes', async () => {
    let calls = 0;
    await eventually(async () => {
      calls += 1;
      if (calls === 1) throw new Error('not yet');
      return calls > 2;
    });
    expect(calls).toBe(3);
  });

  it('throws the last error after the timeout', async () => {
    await expect(eventually(() => expect(1).toBe(2), 30)).rejects.toThrow('Expected: 2');
    await expect(eventually(() => false, 30)).rejects.toThrow('still false after 30 ms');
  });
});
