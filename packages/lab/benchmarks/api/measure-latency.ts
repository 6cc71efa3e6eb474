import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { TYPESCRIPT_LOADER } from '@xana/local-site/topology';
import { median } from '../composition/statistics.ts';
import type { MeasuredCall } from './calls.ts';
import type { LatencyTask, LatencyTimes } from './latency-client.ts';
import { type MeasuredPlatform, requestOf } from './measured-platform.ts';

export interface Latency {
  call: MeasuredCall;
  p50: number;
  p99: number;
  bytes: number;
}

/** Collects its garbage rarely and without helper threads, which would take the cores of the measured process. */
const CLIENT_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=64', '--min-semi-space-size=64'];
let client: ChildProcess | undefined;

/** Latencies of one client, in a process of its own, that repeats a request sequentially, in milliseconds. */
export async function measureLatency(
  platform: MeasuredPlatform,
  call: MeasuredCall,
  token: string,
  times: number,
): Promise<Latency> {
  const { taken, bytes, failure } = await runInClient({ ...requestOf(call, platform, token), times });
  if (failure) throw new Error(`${call.path} answered ${failure}.`);
  const sorted = taken.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { call, p50: at(0.5), p99: at(0.99), bytes };
}

/** The medians of rounds, each of which measured all calls. A disturbance of a second affects one round only. */
export function medianLatencies(rounds: readonly Latency[][]): Latency[] {
  const [first = []] = rounds;
  return first.map((latency, index) => {
    const each = rounds.flatMap((round) => round[index] ?? []);
    return { ...latency, p50: median(each.map(({ p50 }) => p50)), p99: median(each.map(({ p99 }) => p99)) };
  });
}

function runInClient(task: LatencyTask): Promise<LatencyTimes> {
  client ??= fork(join(import.meta.dirname, 'latency-client.ts'), {
    execArgv: [...CLIENT_FLAGS, '--import', TYPESCRIPT_LOADER],
  });
  const running = client;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The client of the measurement ended.'));
    running.once('exit', fail);
    running.once('message', (times: LatencyTimes) => {
      running.off('exit', fail);
      resolve(times);
    });
    running.send(task);
  });
}
