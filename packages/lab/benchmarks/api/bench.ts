import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@xana/local-site/topology';
import { Wallet } from 'ethers';
import { BUSY_MEMBER_KEY, FREQUENT, OTHERS } from './calls.ts';
import { fillDatabase, giveKey } from './filled-database.ts';
import { type Latency, measureLatency, medianLatencies } from './measure-latency.ts';
import { measureSockets, type SocketFigures } from './measure-sockets.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { logIn, type MeasuredPlatform, startInstances } from './measured-platform.ts';
import { compareMembersCalls } from './members-calls/compare-calls.ts';
import { reportCalls } from './members-calls/report-calls.ts';
import { type Loaded, report } from './report.ts';
import { bareMember, chatMember, spread } from './socket-members.ts';
import { startBare } from './start-bare.ts';
import { REDIS_URL, startRedis } from './start-redis.ts';

/**
 * `npm run bench -- api [--scale 1] [--database postgres://…] [--clients 2000] [--only members-calls]`: members' calls against the same
 * statements without the platform, latency on a large database, and throughput with one and with two instances, compared with a route that
 * does nothing. `--database` uses a database that is already filled.
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    database: { type: 'string' },
    times: { type: 'string', default: '500' },
    clients: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
/** Enough members that none exceeds the message limit. */
const PAIRS = 80;
/** Requests of each call before the first one is measured: until all code is compiled for the types of values that it meets. */
const WARM_UP_TIMES = 800;
const BARE_CALL = { name: 'bare', path: '/', limit: 0 };

const stops: (() => Promise<unknown>)[] = [];
try {
  const database = values.database ?? (await fill());
  await giveKey(database);
  await compareCalls(database);
  if (values.only !== 'members-calls') await measureEverything(database);
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exit(0);

async function fill(): Promise<string> {
  const postgres = await fillDatabase(values.scale);
  stops.push(() => postgres.stop());
  return postgres.url;
}

async function compareCalls(database: string): Promise<void> {
  console.log('members’ calls');
  const comparison = await compareMembersCalls(database, Number(values.rounds));
  write('members-calls', reportCalls(comparison, values.scale));
}

function write(page: string, text: string): void {
  writeFileSync(join(ROOT, `packages/handbook/benchmarks/${page}.md`), text);
  console.log(`written to packages/handbook/benchmarks/${page}.md`);
}

async function measureEverything(database: string): Promise<void> {
  console.log('one client');
  // Shared answers are off: each answer is computed.
  const [alone] = await startInstances(1, { DATABASE_URL: database, SHARED_ANSWERS_SECONDS: '0' });
  if (!alone) throw new Error('No instance.');
  const token = await logIn(alone, BUSY_MEMBER_KEY);
  const newcomer = await logIn(alone, Wallet.createRandom().privateKey);
  const calls = [...FREQUENT, ...OTHERS].map((call) => ({
    call,
    own: call.isMembers === 'newcomer' ? newcomer : token,
  }));
  // An instance that has served for a while: otherwise the calls that are measured first pay for compiling what all share.
  for (const { call, own } of calls) await measureLatency(alone, call, own, WARM_UP_TIMES);
  const rounds: Latency[][] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const latencies: Latency[] = [];
    for (const { call, own } of calls) latencies.push(await measureLatency(alone, call, own, Number(values.times)));
    rounds.push(latencies);
  }
  const latencies = medianLatencies(rounds);
  for (const { call, p50, p99 } of latencies)
    console.log(`  ${call.name.padEnd(40)} ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  const bareLatency = await measureBareLatency(Number(values.times));
  console.log('load');
  const repeated = await loadAll([alone], token);
  await alone.service.stop();
  const [usual] = await startInstances(1, { DATABASE_URL: database });
  if (!usual) throw new Error('No instance.');
  const one = await loadAll([usual], await logIn(usual, BUSY_MEMBER_KEY), latencies);
  const chatOfOne = await chat([usual]);
  await usual.service.stop();
  stops.push(await startRedis());
  const two = await startInstances(2, { DATABASE_URL: database, REDIS_URL });
  const both = await loadAll(two, await logIn(two[0] as MeasuredPlatform, BUSY_MEMBER_KEY));
  const chatOfTwo = await chat(two);
  for (const { service } of two) await service.stop();
  const bareChat = await bareSockets();
  const settings = { ...values, isFilledBefore: values.database !== undefined };
  write('api', report({ settings, latencies, bareLatency, repeated, one, both, chatOfOne, chatOfTwo, bareChat }));
}

async function loadAll(platforms: MeasuredPlatform[], token: string, latencies?: Latency[]): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const call of FREQUENT) {
    const load = await measureThroughput(platforms, call, token);
    const bytes = latencies?.find((latency) => latency.call === call)?.bytes;
    const bare = bytes === undefined ? undefined : await measureBare(bytes);
    console.log(
      `  ${call.name.padEnd(40)} ${load.perSecond.toFixed(0)} a second, p99 ${load.p99} ms${bare ? `; bare ${bare.perSecond.toFixed(0)}` : ''}`,
    );
    loaded.push({ name: call.name, load, bare });
  }
  return loaded;
}

function measureBare(bytes: number): Promise<Throughput> {
  return withBareRoute(bytes, (platform) => measureThroughput([platform], BARE_CALL, ''));
}

/** What the machine itself adds, with the bytes of a short list. */
function measureBareLatency(times: number): Promise<Latency> {
  return withBareRoute(2_000, async (platform) => {
    await measureLatency(platform, BARE_CALL, '', WARM_UP_TIMES);
    return measureLatency(platform, BARE_CALL, '', times);
  });
}

async function withBareRoute<Outcome>(bytes: number, measure: (platform: MeasuredPlatform) => Promise<Outcome>) {
  const { origin, service } = await startBare('route', { BARE_BYTES: String(bytes) });
  const outcome = await measure({ api: origin, marketplace: origin, chat: origin, service });
  await service.stop();
  return outcome;
}

async function chat(platforms: MeasuredPlatform[]): Promise<SocketFigures> {
  const [first, last] = [platforms[0], platforms.at(-1)] as [MeasuredPlatform, MeasuredPlatform];
  // Some members open many sockets: the figure is about sockets, not about logins.
  const members = await Promise.all(
    Array.from({ length: 20 }, (_, index) => chatMember(platforms[index % platforms.length] as MeasuredPlatform)),
  );
  const pairs = [];
  for (let index = 0; index < PAIRS; index += 1) {
    pairs.push({ writer: await chatMember(first), reader: await chatMember(last) });
  }
  return said(await measureSockets(spread(members, Number(values.clients)), pairs));
}

async function bareSockets(): Promise<SocketFigures> {
  const { origin, service } = await startBare('sockets');
  const idle = spread([bareMember(origin, 'somebody')], Number(values.clients));
  const pairs = Array.from({ length: PAIRS }, (_, index) => ({
    writer: bareMember(origin, `writer-${index}`),
    reader: bareMember(origin, `reader-${index}`),
  }));
  const figures = said(await measureSockets(idle, pairs));
  await service.stop();
  return figures;
}

function said(figures: SocketFigures): SocketFigures {
  const { connected, connecting, message, fanOut } = figures;
  console.log(
    `  ${connected} sockets in ${connecting.toFixed(0)} ms; a message ${message.p50.toFixed(1)} ms, p99 ${message.p99.toFixed(1)} ms; to ${fanOut.tabs} ${fanOut.p50.toFixed(1)} ms, p99 ${fanOut.p99.toFixed(1)} ms`,
  );
  return figures;
}
