import { createJob, FairQueue } from './fair-queue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function recorder() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) =>
    createJob(async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { order, job, endOne };
}

it('runs jobs round-robin by client', async () => {
  const { order, job, endOne } = recorder();
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerClient: 5 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add('a', job(name));
  queue.add('b', job('b1'));
  queue.add('c', job('c1'));
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('runs a job of two clients once, in the earlier turn', async () => {
  const { order, job, endOne } = recorder();
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerClient: 5 });
  const shared = job('shared');
  for (const each of [job('a1'), job('a2'), job('a3'), shared]) queue.add('a', each);
  queue.add('b', shared);
  for (let count = 0; count < 5; count += 1) await endOne();
  expect(order).toEqual(['a1', 'a2', 'shared', 'a3']);
});

it('rejects a job when the queue or the client’s share of it is full', () => {
  const { job } = recorder();
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerClient: 2 });
  expect(['a1', 'a2', 'a3', 'a4'].map((name) => queue.add('a', job(name)))).toEqual([
    undefined,
    undefined,
    undefined,
    'client-full',
  ]);
  expect(queue.add('b', job('b1'))).toBeUndefined();
  expect(queue.add('b', job('b2'))).toBe('queue-full');
});

it('continues after a job fails', async () => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerClient: 3 });
  const fails = createJob(async () => {
    throw new Error('no');
  });
  const works = createJob(async () => 'done');
  queue.add('a', fails);
  queue.add('a', works);
  await expect(fails.result).rejects.toThrow('no');
  await expect(works.result).resolves.toBe('done');
});

it('knows how many jobs wait, and for how long the oldest has', async () => {
  const { job, endOne } = recorder();
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerClient: 5 });
  expect(queue.usage()).toEqual({ waiting: 0, oldestMs: 0 });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  queue.add('a', job('a1'));
  queue.add('a', job('a2'));
  clock.mockReturnValue(3_000);
  queue.add('b', job('b1'));
  clock.mockReturnValue(4_000);
  expect(queue.usage()).toEqual({ waiting: 2, oldestMs: 3_000 });
  await endOne();
  expect(queue.usage()).toEqual({ waiting: 1, oldestMs: 1_000 });
  await endOne();
  expect(queue.usage()).toEqual({ waiting: 0, oldestMs: 0 });
  clock.mockRestore();
});
