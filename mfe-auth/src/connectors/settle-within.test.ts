import { settleWithin } from './settle-within.ts';

const never = new Promise<never>(() => undefined);

it('returns the result of a promise that settles in time', async () => {
  await expect(settleWithin(Promise.resolve(7), 1_000, new AbortController().signal)).resolves.toBe(7);
});

it('passes on the error of the promise', async () => {
  const failing = Promise.reject(new Error('rejected by the wallet'));
  await expect(settleWithin(failing, 1_000, new AbortController().signal)).rejects.toThrow('rejected by the wallet');
});

it('rejects with timeout when the promise never settles', async () => {
  await expect(settleWithin(never, 5, new AbortController().signal)).rejects.toMatchObject({ problem: 'timeout' });
});

it('rejects with cancelled when the signal aborts, also before the call', async () => {
  const controller = new AbortController();
  const running = settleWithin(never, 60_000, controller.signal);
  controller.abort();
  await expect(running).rejects.toMatchObject({ problem: 'cancelled' });
  await expect(settleWithin(never, 60_000, controller.signal)).rejects.toMatchObject({ problem: 'cancelled' });
});
