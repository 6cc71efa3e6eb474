import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@xana/local-site/service';
import { median } from '../../composition/statistics.ts';
import { BUSY_MEMBER_KEY, type MeasuredCall } from '../calls.ts';
import { measureThroughput, type Throughput } from '../measure-throughput.ts';
import { logIn, type MeasuredPlatform, startInstances } from '../measured-platform.ts';
import { type ProfileShare, readProfile } from './read-profile.ts';
import { recordCall } from './record-calls.ts';
import type { RecordedCall } from './recorded-statement.ts';
import { startStatementRecorder } from './statement-recorder.ts';

const CALLS: MeasuredCall[] = [
  { name: 'unread count', path: '/chat/fetch-unread-chats-count' },
  { name: 'own profile', path: '/users/single-user' },
  { name: 'followings', path: '/follow/get-all-following/1/1/10' },
  { name: 'favourites', path: '/world/get-favourite-space-list/1/8' },
  { name: 'feed', path: '/feeds/public/v2/get-all-feeds/1/10?from=following' },
  { name: 'conversations', path: '/chat/get-all-friends' },
  { name: 'recommended spaces', path: '/world/get-recommended-spaces' },
].map((call) => ({ ...call, isMembers: true, limit: 0 }));

/** Both processes compile the code of a call during its first thousands of requests; the platform has more of it. */
const WARM_UP_ROUNDS = 2;

export interface ComparedCall {
  name: string;
  statements: number;
  platform: Throughput;
  bare: Throughput;
  /** Medians of rounds that alternate. */
  ratio: number;
}

export interface Comparison {
  calls: ComparedCall[];
  /** Where the platform spends its time while it answers these calls. */
  profile: ProfileShare[];
}

/** Members' calls of the platform against a bare server that executes the same statements and sends the same JSON. */
export async function compareMembersCalls(database: string, rounds: number): Promise<Comparison> {
  const recorded = await record(database);
  const directory = mkdtempSync(join(tmpdir(), 'xana-members-calls-'));
  const bare = await startBareServer(database, recorded, directory);
  const [platform] = await startInstances(1, { DATABASE_URL: database });
  if (!platform) throw new Error('No instance.');
  const token = await logIn(platform, BUSY_MEMBER_KEY);
  const calls: ComparedCall[] = [];
  for (const [index, call] of CALLS.entries()) {
    const pairs: { platform: Throughput; bare: Throughput }[] = [];
    for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
      pairs.push({
        platform: await measureThroughput([platform], call, token),
        bare: await measureThroughput([bare], { ...call, isMembers: undefined }, ''),
      });
    }
    const compared = summarize(call.name, recorded[index]?.statements.length ?? 0, pairs.slice(WARM_UP_ROUNDS));
    calls.push(compared);
    console.log(
      `  ${call.name.padEnd(20)} ${compared.platform.perSecond.toFixed(0)} of ${compared.bare.perSecond.toFixed(0)} a second: ${compared.ratio.toFixed(2)}; ${compared.statements} statements`,
    );
  }
  await platform.service.stop();
  await bare.service.stop();
  const profile = await profileCalls(database, directory);
  rmSync(directory, { recursive: true, force: true });
  return { calls, profile };
}

async function record(database: string): Promise<RecordedCall[]> {
  const recorder = await startStatementRecorder(database);
  const [platform] = await startInstances(1, { DATABASE_URL: recorder.url });
  if (!platform) throw new Error('No instance.');
  const token = await logIn(platform, BUSY_MEMBER_KEY);
  const recorded: RecordedCall[] = [];
  for (const call of CALLS) recorded.push(await recordCall(call, platform, token, recorder));
  await platform.service.stop();
  await recorder.close();
  return recorded;
}

async function startBareServer(
  database: string,
  recorded: readonly RecordedCall[],
  directory: string,
): Promise<MeasuredPlatform> {
  const file = join(directory, 'calls.json');
  writeFileSync(file, JSON.stringify(recorded));
  let origin = '';
  const service = await startService({
    name: 'bare server',
    script: 'packages/lab/benchmarks/api/members-calls/bare-server.ts',
    environment: { DATABASE_URL: database, RECORDED_CALLS: file },
    onLine: (line) => {
      origin = line.replace('at ', '');
    },
  });
  return { api: origin, marketplace: origin, chat: origin, service };
}

function summarize(
  name: string,
  statements: number,
  pairs: readonly { platform: Throughput; bare: Throughput }[],
): ComparedCall {
  const middle = (side: 'platform' | 'bare'): Throughput => ({
    perSecond: median(pairs.map((pair) => pair[side].perSecond)),
    p99: median(pairs.map((pair) => pair[side].p99)),
  });
  const ratio = median(pairs.map(({ platform, bare }) => platform.perSecond / bare.perSecond));
  return { name, statements, platform: middle('platform'), bare: middle('bare'), ratio };
}

/** A profile slows the platform down, so it is taken of another run. */
async function profileCalls(database: string, directory: string): Promise<ProfileShare[]> {
  const [platform] = await startInstances(1, {
    DATABASE_URL: database,
    NODE_OPTIONS: `--import ${new URL('profile-process.mjs', import.meta.url)}`,
    PROFILE_DIRECTORY: directory,
  });
  if (!platform) throw new Error('No instance.');
  const token = await logIn(platform, BUSY_MEMBER_KEY);
  for (const call of CALLS.filter(({ name }) => name !== 'recommended spaces'))
    await measureThroughput([platform], call, token);
  await platform.service.stop();
  return readProfile(directory);
}
