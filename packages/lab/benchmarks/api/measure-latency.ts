import { Agent, request } from 'node:http';
import type { MeasuredCall } from './calls.ts';
import { type MeasuredPlatform, requestOf } from './measured-platform.ts';

export interface Latency {
  call: MeasuredCall;
  p50: number;
  p99: number;
  bytes: number;
}

/** Until the code is compiled and the statements are prepared. */
const WARM_UP = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Latencies of one client that repeats a request sequentially, in milliseconds. */
export async function measureLatency(
  platform: MeasuredPlatform,
  call: MeasuredCall,
  token: string,
  times: number,
): Promise<Latency> {
  const asked = requestOf(call, platform, token);
  const taken: number[] = [];
  let bytes = 0;
  for (let time = -WARM_UP; time < times; time += 1) {
    const begun = process.hrtime.bigint();
    const answer = await ask(asked);
    const milliseconds = Number(process.hrtime.bigint() - begun) / 1e6;
    if (answer.status >= 400) throw new Error(`${call.path} answered ${answer.status}.`);
    bytes = answer.bytes;
    if (time >= 0) taken.push(milliseconds);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? Number.NaN;
  return { call, p50: at(0.5), p99: at(0.99), bytes };
}

function ask({ url, method, headers, body }: ReturnType<typeof requestOf>): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
