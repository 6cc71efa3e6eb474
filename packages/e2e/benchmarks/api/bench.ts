import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '@xana/local-site/service';
import { startTemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { ROOT } from '@xana/local-site/topology';
import { Wallet } from 'ethers';
import pg from 'pg';
import { BUSY_MEMBER_KEY, FREQUENT, OTHERS } from './calls.ts';
import { type Latency, measureLatency } from './measure-latency.ts';
import { measureSockets, type SocketFigures } from './measure-sockets.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { logIn, type MeasuredPlatform, startInstances } from './measured-platform.ts';
import { bareMember, chatMember } from './socket-members.ts';

/**
 * `npm run bench -- api [--scale 1] [--database postgres://…] [--clients 2000]`: latency on a large database, and throughput with one and
 * with two instances, compared with a route that does nothing. `--database` uses a database that is already filled.
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    database: { type: 'string' },
    times: { type: 'string', default: '300' },
    clients: { type: 'string', default: '2000' },
  },
});
const REDIS_PORT = 27_100;
/** The first seeded user, with many followers and conversations. */
const BUSY_MEMBER = 1;
/** Enough members that none exceeds the message limit. */
const PAIRS = 80;

const stops: (() => Promise<unknown>)[] = [];
try {
  const database = values.database ?? (await fillDatabase());
  await giveKey(database);
  console.log('one client');
  // Shared answers are off: each answer is computed.
  const [alone] = await startInstances(1, { DATABASE_URL: database, SHARED_ANSWERS_SECONDS: '0' });
  if (!alone) throw new Error('No instance.');
  const token = await logIn(alone, BUSY_MEMBER_KEY);
  const newcomer = await logIn(alone, Wallet.createRandom().privateKey);
  const latencies: Latency[] = [];
  for (const call of [...FREQUENT, ...OTHERS]) {
    const own = call.isMembers === 'newcomer' ? newcomer : token;
    const latency = await measureLatency(alone, call, own, Number(values.times));
    console.log(`  ${call.name.padEnd(40)} ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms`);
    latencies.push(latency);
  }
  console.log('load');
  const repeated = await loadAll([alone], token);
  await alone.service.stop();
  const [usual] = await startInstances(1, { DATABASE_URL: database });
  if (!usual) throw new Error('No instance.');
  const one = await loadAll([usual], await logIn(usual, BUSY_MEMBER_KEY), latencies);
  const chatOfOne = await chat([usual]);
  await usual.service.stop();
  await startRedis();
  const two = await startInstances(2, { DATABASE_URL: database, REDIS_URL: `redis://localhost:${REDIS_PORT}` });
  const both = await loadAll(two, await logIn(two[0] as MeasuredPlatform, BUSY_MEMBER_KEY));
  const chatOfTwo = await chat(two);
  for (const { service } of two) await service.stop();
  const bareChat = await bareSockets();
  writeFileSync(
    join(ROOT, 'packages/handbook/benchmarks/api.md'),
    report({ latencies, repeated, one, both, chatOfOne, chatOfTwo, bareChat }),
  );
  console.log('written to packages/handbook/benchmarks/api.md');
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exit(0);

async function fillDatabase(): Promise<string> {
  const postgres = await startTemporaryPostgres();
  stops.push(() => postgres.stop());
  const script = join(ROOT, 'packages/platform-api/src/seeds/large/make-large-database.ts');
  const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
  const filling = spawn(
    process.execPath,
    ['--import', loader, script, '--database', postgres.url, '--scale', values.scale],
    {
      stdio: 'inherit',
    },
  );
  const [code] = (await once(filling, 'exit')) as [number];
  if (code !== 0) throw new Error('The database could not be filled.');
  return postgres.url;
}

/** Gives the busy member a wallet with a known key, so that they can log in. */
async function giveKey(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const address = new Wallet(BUSY_MEMBER_KEY).address.toLowerCase();
  await client.query('delete from wallets where address = $1 and user_id <> $2', [address, BUSY_MEMBER]);
  await client.query('update wallets set address = $1 where user_id = $2', [address, BUSY_MEMBER]);
  await client.end();
}

async function startRedis(): Promise<void> {
  const redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) =>
    redis.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve()),
  );
  stops.push(async () => {
    redis.kill();
    await once(redis, 'exit');
  });
}

interface Loaded {
  name: string;
  load: Throughput;
  /** The same bytes from a route that does nothing. */
  bare: Throughput | undefined;
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

async function measureBare(bytes: number): Promise<Throughput> {
  const { origin, service } = await startBare('route', { BARE_BYTES: String(bytes) });
  const platform = { api: origin, marketplace: origin, chat: origin, service };
  const outcome = await measureThroughput([platform], { name: 'bare', path: '/', limit: 0 }, '');
  await service.stop();
  return outcome;
}

/** The baseline without the platform's work, in its own process. */
async function startBare(what: 'route' | 'sockets', environment: Record<string, string> = {}) {
  let origin = '';
  const service = await startService({
    name: `bare ${what}`,
    script: `packages/e2e/benchmarks/api/bare-${what}.ts`,
    environment,
    onLine: (line) => {
      origin = line.replace('at ', '');
    },
  });
  return { origin, service };
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

/** Opens this many sockets for the members. */
function spread<Member>(members: Member[], count: number): Member[] {
  return Array.from({ length: count }, (_, index) => members[index % members.length] as Member);
}

function said(figures: SocketFigures): SocketFigures {
  const { connected, connecting, message, fanOut } = figures;
  console.log(
    `  ${connected} sockets in ${connecting.toFixed(0)} ms; a message ${message.p50.toFixed(1)} ms, p99 ${message.p99.toFixed(1)} ms; to ${fanOut.tabs} ${fanOut.p50.toFixed(1)} ms, p99 ${fanOut.p99.toFixed(1)} ms`,
  );
  return figures;
}

interface Results {
  latencies: Latency[];
  /** With shared answers turned off. */
  repeated: Loaded[];
  one: Loaded[];
  both: Loaded[];
  chatOfOne: SocketFigures;
  chatOfTwo: SocketFigures;
  bareChat: SocketFigures;
}

function report({ latencies, repeated, one, both, chatOfOne, chatOfTwo, bareChat }: Results): string {
  const rows = latencies.map(
    ({ call, p50, p99 }) =>
      `| ${call.name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${call.limit}${p99 > call.limit ? ' ✗' : ''} |`,
  );
  const loads = one.map(({ name, load, bare }, index) => {
    const two = both[index]?.load;
    const share = bare ? load.perSecond / bare.perSecond : Number.NaN;
    return `| ${name} | ${repeated[index]?.load.perSecond.toFixed(0)} | ${load.perSecond.toFixed(0)} | ${load.p99} | ${bare?.perSecond.toFixed(0)} | ${share.toFixed(2)} | ${two?.perSecond.toFixed(0)} | ${two?.p99} |`;
  });
  const socketRow = (name: string, { connected, connecting, message, fanOut }: SocketFigures) =>
    `| ${name} | ${connected} | ${(connecting / 1_000).toFixed(1)} | ${message.p50.toFixed(1)} | ${message.p99.toFixed(1)} | ${message.sentPerSecond.toFixed(0)} | ${fanOut.p50.toFixed(1)} | ${fanOut.p99.toFixed(1)} | ${fanOut.receivedPerSecond.toFixed(0)} |`;
  return `# Load benchmark of the platform

Generated by \`npm run bench -- api\`; do not edit. The database has scale ${values.scale}${values.database ? ' and was filled before' : ''}: scale 1 is
1 million users, 300 thousand spaces, 5 million follows and 10 million messages (\`packages/platform-api/src/seeds/large\`), on
PostgreSQL with its data in memory. Platform, database and load generator share ${cpus().length} cores of ${cpus()[0]?.model.split(' with')[0]}, Node ${process.versions.node}.

## Latency with one client

Milliseconds over HTTP, ${values.times} sequential requests each, without shared answers. The limit is the product's limit for the 99th percentile.

| request | p50 | p99 | limit |
|---|--:|--:|--:|
${rows.join('\n')}

## Throughput with twenty connections

Answers per second as shipped: shared answers for visitors are computed once in five seconds (decisions/0020), answers for members each
time. "Uncached" is without shared answers. "Bare route" is a route of the same framework that sends as many bytes and does nothing else, measured
right afterwards; "share" is one instance divided by it. Two instances, database and load generator share the same cores, so the two-instance
column shows the cost of a second instance and not its gain.

| request | uncached | one instance | p99, ms | bare route | share | two instances | p99, ms |
|---|--:|--:|--:|--:|--:|--:|--:|
${loads.join('\n')}

## Sockets

Message latency is the time from sending to receiving. The chat commits each message first, and two instances exchange it through Redis;
socket.io alone relays it and stores nothing. Fan-out sends a message to a member with ${bareChat.fanOut.tabs} tabs: latency per tab, and deliveries per second.

| | sockets | all connected, s | message p50, ms | p99, ms | messages per second | fan-out to ${bareChat.fanOut.tabs} tabs p50, ms | p99, ms | deliveries per second |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
${socketRow('chat, one instance', chatOfOne)}
${socketRow('chat, two instances', chatOfTwo)}
${socketRow('socket.io alone', bareChat)}
`;
}
