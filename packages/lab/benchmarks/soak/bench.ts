import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BUSY_MEMBER_KEY } from '../api/calls.ts';
import { fillDatabase, giveKey } from '../api/filled-database.ts';
import { logIn, startInstances } from '../api/measured-platform.ts';
import { sendMix } from '../api/paced-load.ts';
import { probed, readHeld } from '../many-sockets/measure-round.ts';
import { chatAWhile, openIdleSockets } from './chat-load.ts';
import { type Slice, writeReport } from './write-report.ts';

/**
 * `npm run bench -- soak [--minutes 60] [--scale 0.02]`: an instance at half of the load that it can answer, with members who log in, chat,
 * and come and go, and what it holds every few minutes.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, scale: { type: 'string', default: '0.02' } },
});
const SLICES = 20;
const seconds = Math.max(5, Math.round((Number(values.minutes) * 60) / SLICES));

const postgres = await fillDatabase(values.scale);
const database = new pg.Client({ connectionString: postgres.url });
const [platform] = await startInstances(1, { DATABASE_URL: postgres.url, ...probed });
if (!platform) throw new Error('No instance.');
const slices: Slice[] = [];
try {
  await giveKey(postgres.url);
  await database.connect();
  const capacity = await sendMix([platform], await logIn(platform, BUSY_MEMBER_KEY), { seconds: 10 });
  const perSecond = Math.round(capacity.perSecond / 2);
  console.log(
    `  it answers ${capacity.perSecond.toFixed(0)} requests a second; the load is ${perSecond}, ${SLICES} times ${seconds} s`,
  );
  const idle = await openIdleSockets(platform);
  const begun = performance.now();
  for (let slice = 0; slice < SLICES; slice += 1) {
    const token = await logIn(platform, BUSY_MEMBER_KEY);
    const [load, chat] = await Promise.all([
      sendMix([platform], token, { seconds, perSecond }),
      chatAWhile(platform, seconds),
    ]);
    // What the last answers have left is collected.
    await sleep(2_000);
    const held = await readHeld();
    const minute = (performance.now() - begun) / 60_000;
    const closed = idle.filter((socket) => !socket.connected).length;
    slices.push({ minute, load, chat, held, closed, connections: await countConnections() });
    console.log(`  ${JSON.stringify(slices.at(-1))}`);
  }
  writeReport({ slices, seconds, perSecond, idle: idle.length });
  for (const socket of idle) socket.disconnect();
} finally {
  await platform.service.stop();
  await database.end();
  await postgres.stop();
}
process.exit(0);

/** Connections to PostgreSQL, without this one. */
async function countConnections(): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    "select count(*) from pg_stat_activity where backend_type = 'client backend'",
  );
  return Number(rows[0]?.count) - 1;
}
