import { repeat } from './start-jobs.ts';

const until = async (isSo: () => boolean) => {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

it('[B15] a job that fails is said, tried again, and keeps no other from its turn', async () => {
  const done: string[] = [];
  const said: string[] = [];
  const fails = async () => {
    done.push('fails');
    throw new Error(`no ${done.length}`);
  };
  const works = async () => void done.push('works');
  const stop = repeat([fails, works], 5, (error) => said.push((error as Error).message));
  await until(() => done.length >= 6);
  await stop();
  expect(done.slice(0, 4)).toEqual(['fails', 'works', 'fails', 'works']);
  expect(said.slice(0, 2)).toEqual(['no 1', 'no 3']);
});

it('rounds do not overlap, and stopping waits for what is under way and for nothing more', async () => {
  let running = 0;
  let most = 0;
  let finished = 0;
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 40));
    running -= 1;
    finished += 1;
  };
  const stop = repeat([slow, slow], 5, () => undefined);
  await until(() => running === 1 && finished === 2);
  await stop();
  expect([running, most, finished]).toEqual([0, 1, 3]);
});
