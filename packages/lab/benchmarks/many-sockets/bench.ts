import { parseArgs } from 'node:util';
import { fillDatabase } from '../api/filled-database.ts';
import { startInstances } from '../api/measured-platform.ts';
import { bareMember, chatMember, type SocketMember, spread } from '../api/socket-members.ts';
import { startBare } from '../api/start-bare.ts';
import { measureRound, probed, type Round } from './measure-round.ts';
import { writeReport } from './write-report.ts';

/**
 * `npm run bench -- many-sockets [--sockets 5000] [--members 1000] [--rounds 2] [--scale 0.02]`: what a connected socket costs one
 * instance, compared with socket.io alone. The rounds alternate; each has a new process.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    members: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '2' },
    scale: { type: 'string', default: '0.02' },
  },
});
const sockets = Number(values.sockets);
const members = Number(values.members);
const PAIRS = 80;
/** Logins at the same time. */
const BATCH_SIZE = 20;

const postgres = await fillDatabase(values.scale);
const rounds: { chat: Round; bare: Round }[] = [];
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rounds.push({ bare: log('socket.io alone', await measureBare()), chat: log('chat', await measureChat()) });
  }
  writeReport({ sockets, members, rounds });
} finally {
  await postgres.stop();
}
process.exit(0);

async function measureChat(): Promise<Round> {
  const [platform] = await startInstances(1, { DATABASE_URL: postgres.url, ...probed });
  if (!platform) throw new Error('No instance.');
  try {
    const all: SocketMember[] = [];
    while (all.length < members + PAIRS * 2)
      all.push(...(await Promise.all(Array.from({ length: BATCH_SIZE }, () => chatMember(platform)))));
    return await measureRound(spread(all.slice(PAIRS * 2), sockets), pairsOf(all));
  } finally {
    await platform.service.stop();
  }
}

async function measureBare(): Promise<Round> {
  const { origin, service } = await startBare('sockets', probed);
  try {
    const all = Array.from({ length: members + PAIRS * 2 }, (_, index) => bareMember(origin, `member-${index}`));
    return await measureRound(spread(all.slice(PAIRS * 2), sockets), pairsOf(all));
  } finally {
    await service.stop();
  }
}

function pairsOf(all: SocketMember[]) {
  return Array.from({ length: PAIRS }, (_, index) => ({
    writer: all[index * 2] as SocketMember,
    reader: all[index * 2 + 1] as SocketMember,
  }));
}

function log(name: string, round: Round): Round {
  console.log(`  ${name}: ${JSON.stringify(round)}`);
  return round;
}
