import { eventually } from '@xana/test-kit/eventually';
import { repeat } from './start-jobs.ts';

it('[B15] reports a job that fails, retries it, and runs the other jobs', async () => {
  const done: string[] = [];
  const errors: string[] = [];
  const fails = async () => {
    done.push('fails');
    throw new Error(`no ${done.length}`);
  };
  const works = async () => void done.push('works');
  const stop = repeat([fails, works], 5, (error) => errors.push((error as Error).message));
  await eventually(() => done.length >= 6);
  await stop();
  expect(done.slice(0, 4)).toEqual(['fails', 'works', 'fails', 'works']);
  expect(errors.slice(0, 2)).toEqual(['no 1', 'no 3']);
});

it('does not overlap rounds, and waits for the current job only when it stops', async () => {
  let running = 0;
  let maxRunning = 0;
  let finished = 0;
  const slow = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 40));
    running -= 1;
    finished += 1;
  };
  const stop = repeat([slow, slow], 5, () => undefined);
  await eventually(() => running === 1 && finished >= 2);
  const before = finished;
  await stop();
  expect([running, maxRunning, finished]).toEqual([0, 1, before + 1]);
});
