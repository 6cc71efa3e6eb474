import { Agent, request } from 'node:http';

export interface LatencyTask {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  times: number;
}

export interface LatencyTimes {
  /** Milliseconds of each request. */
  taken: number[];
  bytes: number;
  /** Status of the first answer that is an error. */
  failure?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Runs in its own process: what it computes does not count for the measured one. */
process.on('message', async (task: LatencyTask) => process.send?.(await repeat(task)));
process.once('disconnect', () => process.exit(0));

async function repeat(task: LatencyTask): Promise<LatencyTimes> {
  const taken: number[] = [];
  let bytes = 0;
  for (let time = 0; time < task.times; time += 1) {
    const begun = process.hrtime.bigint();
    const answer = await ask(task);
    taken.push(Number(process.hrtime.bigint() - begun) / 1e6);
    if (answer.status >= 400) return { taken, bytes, failure: answer.status };
    bytes = answer.bytes;
  }
  return { taken, bytes };
}

function ask({ url, method, headers, body }: LatencyTask): Promise<{ status: number; bytes: number }> {
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
