import { parseArgs } from 'node:util';
import { BUSY_MEMBER_KEY } from '../api/calls.ts';
import { fillDatabase, giveKey } from '../api/filled-database.ts';
import { openPairs, writeAll } from '../api/measure-sockets.ts';
import { logIn, type MeasuredPlatform, startInstances } from '../api/measured-platform.ts';
import { sendMix } from '../api/paced-load.ts';
import { chatMember } from '../api/socket-members.ts';
import { REDIS_URL, startRedis } from '../api/start-redis.ts';
import { cpuTime, difference } from './cpu-time.ts';
import { type Cost, writeReport } from './write-report.ts';

/**
 * `npm run bench -- instances [--rounds 3] [--scale 0.02]`: what a request and a message cost with one, two and four instances, as
 * processor time of the platform, PostgreSQL and Redis. All get the same number of requests a second, half of what one instance can answer.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, scale: { type: 'string', default: '0.02' } },
});
const COUNTS = [1, 2, 4];
const SECONDS = 15;
/** Enough members that none exceeds the message limit. */
const PAIRS = 40;
const MESSAGE_ROUNDS = 3;

const postgres = await fillDatabase(values.scale);
const stopRedis = await startRedis();
const costs: Cost[] = [];
try {
  await giveKey(postgres.url);
  const capacity = await withInstances(1, async (platforms, token) => sendMix(platforms, token, { seconds: 8 }));
  const perSecond = Math.round(capacity.perSecond / 2);
  console.log(`  one instance answers ${capacity.perSecond.toFixed(0)} requests a second; the load is ${perSecond}`);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const count of COUNTS) costs.push(await withInstances(count, (...of) => measure(...of, perSecond)));
  }
  writeReport({ costs, capacity: capacity.perSecond, perSecond });
} finally {
  await stopRedis();
  await postgres.stop();
}
process.exit(0);

/** One instance runs without Redis, as it would for a small site. */
async function withInstances<Result>(
  count: number,
  run: (platforms: MeasuredPlatform[], token: string) => Promise<Result>,
): Promise<Result> {
  const more: Record<string, string> = count > 1 ? { REDIS_URL } : {};
  const platforms = await startInstances(count, { DATABASE_URL: postgres.url, ...more });
  try {
    const token = await logIn(platforms[0] as MeasuredPlatform, BUSY_MEMBER_KEY);
    // Compiles the code and fills the caches.
    await sendMix(platforms, token, { seconds: 5 });
    return await run(platforms, token);
  } finally {
    await Promise.all(platforms.map(({ service }) => service.stop()));
  }
}

async function measure(platforms: MeasuredPlatform[], token: string, perSecond: number): Promise<Cost> {
  const idle = cpuTime();
  const load = await sendMix(platforms, token, { seconds: SECONDS, perSecond });
  const used = difference(cpuTime(), idle);
  if (load.failed > 0) throw new Error(`${load.failed} requests failed.`);
  const [first, last] = [platforms[0], platforms.at(-1)] as [MeasuredPlatform, MeasuredPlatform];
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1)
    pairs.push({ writer: await chatMember(first), reader: await chatMember(last) });
  const open = await openPairs(pairs);
  await writeAll(open);
  const quiet = cpuTime();
  const messages = [];
  for (let round = 0; round < MESSAGE_ROUNDS; round += 1) messages.push(await writeAll(open));
  const usedByMessages = difference(cpuTime(), quiet);
  for (const { from, to } of open) for (const socket of [from, to]) socket.disconnect();
  const cost: Cost = {
    instances: platforms.length,
    request: { cpu: perUnit(used, load.total), p50: load.p50, p99: load.p99 },
    message: {
      cpu: perUnit(
        usedByMessages,
        messages.reduce((sum, { sent }) => sum + sent, 0),
      ),
      p50: Math.max(...messages.map(({ p50 }) => p50)),
      p99: Math.max(...messages.map(({ p99 }) => p99)),
    },
  };
  console.log(`  ${JSON.stringify(cost)}`);
  return cost;
}

/** The time of one request or message. */
function perUnit({ platform, postgres, redis }: ReturnType<typeof cpuTime>, count: number) {
  return { platform: platform / count, postgres: postgres / count, redis: redis / count };
}
