import { compareMigrations } from '../../database/connection/migrate.ts';
import {
  selectMiscountedPosts,
  selectMiscountedUsers,
  selectOverdrawnUsers,
  selectUncreditedPayments,
} from '../../database/operator/data-checks.ts';
import { selectKeptUploads } from '../../database/uploads/uploads.ts';
import { formatReport, type ReportLine } from '../check-live/run-probes.ts';
import type { Command, OperatorContext } from './command.ts';

const UPLOADS_PER_PAGE = 500;
const CONCURRENT_READS = 8;
const MAX_SHOWN = 20;

/** After a restore: finds what the database and the image store do not have in common, and rows that contradict each other. */
export const checkDataCommand: Command = {
  usage: ['check-data', 'compares database, uploads and balances, as after a restore'],
  async run(context) {
    const lines = [
      await checkMigrations(context),
      await checkUploads(context),
      await checkBalances(context),
      await checkCounts(context),
    ];
    const text = formatReport(lines);
    if (lines.some(({ status }) => status === 'wrong')) throw new Error(text);
    return { data: lines, text };
  },
};

type Context = Pick<OperatorContext, 'database' | 'pictures'>;

async function checkMigrations({ database }: Context): Promise<ReportLine> {
  const { missing, unknown } = await compareMigrations(database);
  return toLine('migrations', 'as in this release', [
    ...missing.map((name) => `${name} is missing. The platform applies it when it starts.`),
    ...unknown.map((name) => `${name} is not in this release. Start the release that has it, or a later one.`),
  ]);
}

async function checkUploads({ database, pictures }: Context): Promise<ReportLine> {
  const problems: string[] = [];
  let count = 0;
  let last = '';
  const check = async ({ key, bytes }: { key: string; bytes: number }) => {
    const picture = await pictures.get(key);
    if (picture?.length !== bytes)
      problems.push(picture ? `${key} has ${picture.length} bytes instead of ${bytes}.` : `${key} is missing.`);
  };
  for (;;) {
    const page = await selectKeptUploads(database, last, UPLOADS_PER_PAGE);
    for (let start = 0; start < page.length; start += CONCURRENT_READS)
      await Promise.all(page.slice(start, start + CONCURRENT_READS).map(check));
    count += page.length;
    last = page.at(-1)?.key ?? '';
    if (page.length < UPLOADS_PER_PAGE)
      return toLine('uploads', `${count} of ${count} are in the image store`, problems);
  }
}

async function checkBalances({ database }: Context): Promise<ReportLine> {
  const overdrawn = await selectOverdrawnUsers(database);
  const uncredited = await selectUncreditedPayments(database);
  return toLine('balances', 'as in the ledger', [
    ...overdrawn.map((id) => `User ${id} has less than 0 XENY.`),
    ...uncredited.map((id) => `Payment ${id} succeeded and was not credited.`),
  ]);
}

async function checkCounts({ database }: Context): Promise<ReportLine> {
  const users = await selectMiscountedUsers(database);
  const posts = await selectMiscountedPosts(database);
  return toLine('counts', 'of followers, posts and comments are right', [
    ...users.map((id) => `Those of user ${id} are wrong. Run \`select count_users()\` in the database.`),
    ...posts.map((id) => `That of post ${id} is wrong. Run \`select count_comments()\` in the database.`),
  ]);
}

function toLine(name: string, right: string, problems: readonly string[]): ReportLine {
  if (problems.length === 0) return { name, status: 'ok', texts: [right] };
  const hidden = problems.length - MAX_SHOWN;
  return {
    name,
    status: 'wrong',
    texts: [...problems.slice(0, MAX_SHOWN), ...(hidden > 0 ? [`… and ${hidden} more`] : [])],
  };
}
