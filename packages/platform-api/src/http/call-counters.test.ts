import type { Redis } from 'ioredis';
import { callCounters } from './call-counters.ts';

const WINDOW_MS = 60_000;

function storeOver(redis: Pick<Redis, 'eval'> | undefined) {
  const Store = callCounters(redis as Redis | undefined, 'limit:test:');
  const store = new Store({});
  const count = (of: typeof store, key: string, timeWindow = WINDOW_MS) =>
    new Promise<number>((resolve, reject) =>
      of.incr(key, (error, counter) => (counter ? resolve(counter.current) : reject(error)), timeWindow, 10),
    );
  return { store, count };
}

const route = (url: string) => ({ routeInfo: { method: 'POST', url } }) as never;

it('[T20] counts each route of a client separately', async () => {
  const { store, count } = storeOver(undefined);
  const [login, refresh] = [store.child(route('/login')), store.child(route('/refresh'))];
  expect([await count(login, '10.0.0.1'), await count(login, '10.0.0.1'), await count(refresh, '10.0.0.1')]).toEqual([
    1, 2, 1,
  ]);
});

it('starts again when the window is over', async () => {
  const { store, count } = storeOver(undefined);
  expect([await count(store, 'a', 500), await count(store, 'a', 500)]).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await count(store, 'a', 500)).toBe(1);
});

it('[B27] counts in memory while Redis is unreachable', async () => {
  let isThere = false;
  let shared = 7;
  const redis = {
    eval: async () => {
      if (!isThere) throw new Error('Connection is closed.');
      shared += 1;
      return [shared, WINDOW_MS];
    },
  };
  const { store, count } = storeOver(redis as unknown as Redis);
  expect([await count(store, 'a'), await count(store, 'a')]).toEqual([1, 2]);
  isThere = true;
  expect(await count(store, 'a')).toBe(8);
});
