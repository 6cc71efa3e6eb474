import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { DISTURBANCES, type Disturbance, type NamedRequest } from '@xana/journeys/money/disturb-request';
import type { MoneyFlow } from '@xana/journeys/money/money-flow';
import { type CaseResult, isBalanced, runCase } from '@xana/journeys/money/run-case';

export interface MatrixRow extends Omit<CaseResult, 'sent'> {
  request: string;
  disturbance: Disturbance;
  isRight: boolean;
}

/** Cases at the same time, each with a browser context of its own: most of a case is waiting. */
const CONCURRENCY = Number(process.env.MONEY_CONCURRENCY ?? 3);

/** Records one good run of a flow, and repeats it with each of its requests disturbed in each way. */
export async function runMatrix(browser: Browser, flow: MoneyFlow): Promise<MatrixRow[]> {
  const good = await runCase(browser, { flow });
  if (!good.isEnded || !isBalanced(good.balance))
    throw new Error(`The undisturbed run failed: ${JSON.stringify(good)}`);
  const chosen = requestsOf(flow, good.sent);
  const cases = chosen.flatMap((request) => DISTURBANCES.map((by) => ({ request, by })));
  const rows: MatrixRow[] = [];
  const lane = async () => {
    for (let next = cases.shift(); next; next = cases.shift()) {
      const row = await runRow(browser, flow, next);
      rows.push(row);
      console.log(`    ${describeRow(row)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  writeRows(flow, rows);
  return rows;
}

export const describeRow = ({
  isRight,
  request,
  disturbance,
  balance,
  reloads,
  seconds,
  isReached,
}: MatrixRow): string =>
  [
    isRight ? 'right' : 'WRONG',
    `${request}, ${disturbance}:`,
    `paid ${balance.paid}, credited ${balance.credited}, shown ${balance.shown},`,
    `${reloads} reloads, ${seconds.toFixed(0)} s${isReached ? '' : ', not sent in this run'}`,
  ].join(' ');

function requestsOf({ isVariant = false }: MoneyFlow, sent: NamedRequest[]): NamedRequest[] {
  const only = process.env.MONEY_ONLY ? new RegExp(process.env.MONEY_ONLY) : null;
  return sent.filter(
    ({ name, nth }) => nth <= MAX_REPEATS && (!isVariant || DATA.test(name)) && (!only || only.test(name)),
  );
}

/** Of requests that are repeated until a state changes. */
const MAX_REPEATS = 3;
const DATA = /^(POST|GET) (api|marketplace|cards)\/(?!.*\.(css|js)$)/;

async function runRow(
  browser: Browser,
  flow: MoneyFlow,
  { request, by }: { request: NamedRequest; by: Disturbance },
): Promise<MatrixRow> {
  const { sent: _, ...result } = await runCase(browser, { flow, disturbed: { request, by } });
  const isRight = result.isEnded && isBalanced(result.balance);
  const label = request.nth > 1 ? `${request.name}, no. ${request.nth}` : request.name;
  return { ...result, request: label, disturbance: by, isRight };
}

/** For the page of the handbook, see `test-faults/money-page.ts` of local-site. */
function writeRows({ name }: MoneyFlow, rows: MatrixRow[]): void {
  const directory = join(import.meta.dirname, '../results/money-matrix');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${name}.json`), JSON.stringify({ name, rows }));
}
