import { parseArgs } from 'node:util';
import { connectDatabase } from '../database/connect-database.ts';
import { reviewProfile } from './review-profile.ts';

const USAGE = `Usage: review-profile <userId> approve|disapprove --by <name> --reason <text>

Reads DATABASE_URL; without it, the embedded database in DATA_DIRECTORY, while the platform is stopped.`;

const DECISIONS = { approve: 'approved', disapprove: 'disapproved' } as const;

/** Reads the command line. @throws Error with the usage when an argument is missing or wrong */
function readReview(commandLine: string[]) {
  const { values, positionals } = parseArgs({
    args: commandLine,
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  });
  const [command, id, verb] = positionals;
  const decision = verb === 'approve' || verb === 'disapprove' ? DECISIONS[verb] : undefined;
  if (command !== 'review-profile' || !/^\d{1,9}$/.test(id ?? '') || !decision || !values.by || !values.reason)
    throw new Error(USAGE);
  return { userId: Number(id), decision, reviewer: values.by, reason: values.reason };
}

try {
  const review = readReview(process.argv.slice(2));
  const { DATABASE_URL, DATA_DIRECTORY } = process.env;
  if (!DATABASE_URL && !DATA_DIRECTORY) throw new Error('Set DATABASE_URL or DATA_DIRECTORY.');
  const connected = await connectDatabase(DATABASE_URL, DATA_DIRECTORY ?? '');
  try {
    await reviewProfile(connected.database, review);
  } finally {
    await connected.close();
  }
  console.log(`The profile of user ${review.userId} is ${review.decision}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
