import { eventually } from '@xana/test-kit/eventually';
import { Registry } from 'prom-client';
import { jobMetrics } from './job-metrics.ts';
import { repeat } from './start-jobs.ts';

it('[B15] reports a job that fails, retries it, and runs the other jobs', async () => {
  const done: string[] = [];
  const errors: string[] = [];
  const fails = async () => {
    done.push('fails');
    throw new Error(`no ${done.length}`);
  };
  const works = async () => void done.push('works');
  const stop = repeat({ fails, works }, 5, (error) => errors.push((error as Error).message));
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
  const stop = repeat({ slow, alsoSlow: slow }, 5, () => undefined);
  await eventually(() => running === 1 && finished >= 2);
  const before = finished;
  await stop();
  expect([running, maxRunning, finished]).toEqual([0, 1, before + 1]);
});

it('counts the runs of a job by outcome, and keeps the time of its last success while it fails', async () => {
  const registry = new Registry();
  for (const metric of jobMetrics) registry.registerMetric(metric);
  const read = async (name: string, labels = '') =>
    Number((await registry.metrics()).match(new RegExp(`^${name}\\{name="measured"${labels}\\} (\\S+)$`, 'm'))?.[1]);
  let isBroken = false;
  const measured = async () => {
    if (isBroken) throw new Error('broken');
  };
  const stop = repeat({ measured }, 5, () => undefined);
  await eventually(async () => (await read('xana_job_runs_total', ',outcome="succeeded"')) >= 2);
  expect(await read('xana_job_runs_total', ',outcome="failed"')).toBe(0);
  isBroken = true;
  await eventually(async () => (await read('xana_job_runs_total', ',outcome="failed"')) >= 1);
  const success = await read('xana_job_last_success_timestamp_seconds');
  expect(Math.abs(success - Date.now() / 1_000)).toBeLessThan(60);
  const failures = await read('xana_job_runs_total', ',outcome="failed"');
  await eventually(async () => (await read('xana_job_runs_total', ',outcome="failed"')) > failures + 1);
  expect(await read('xana_job_last_success_timestamp_seconds')).toBe(success);
  await stop();
  const runs =
    (await read('xana_job_runs_total', ',outcome="failed"')) +
    (await read('xana_job_runs_total', ',outcome="succeeded"'));
  expect(await read('xana_job_seconds_count')).toBe(runs);
});
