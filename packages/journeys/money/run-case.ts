import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Disturbance, type NamedRequest, type Network, watchNetwork } from './disturb-request.ts';
import type { Balance, MoneyFlow, RunningFlow } from './money-flow.ts';

export interface MoneyCase {
  flow: MoneyFlow;
  disturbed?: { request: NamedRequest; by: Disturbance };
}

export interface CaseResult {
  sent: NamedRequest[];
  balance: Balance;
  /** The page reached the result, without or with reloads. */
  isEnded: boolean;
  reloads: number;
  /** The disturbed request was sent in this run. */
  isReached: boolean;
  seconds: number;
}

const LOOK_INTERVAL_MS = 300;
/** An element that was seen and is gone is not waited for. */
const LOOK_TIMEOUT_MS = 5_000;
/** A person who sees nothing happen for this long reloads the page. */
const IDLE_TIMEOUT_MS = 45_000;
const LIMIT_MS = 240_000;
/** The balance is refreshed 5 s after a payment (ST-10); a lost answer is asked for again. */
const SETTLE_LIMIT_MS = 15_000;

/** Runs a flow to its end, with one disturbed request, and counts. */
export async function runCase(browser: Browser, { flow, disturbed }: MoneyCase): Promise<CaseResult> {
  const running = await flow.open(browser);
  running.page.setDefaultTimeout(LOOK_TIMEOUT_MS);
  const begun = Date.now();
  try {
    const network = await watchNetwork(running.page.context(), disturbed);
    const { isEnded, reloads } = await bringToEnd(running);
    const balance = await settledBalance(running);
    if (!isEnded || !isBalanced(balance)) await keepPicture(running.page, flow, disturbed);
    return { ...resultOf(network), balance, isEnded, reloads, seconds: (Date.now() - begun) / 1_000 };
  } finally {
    await running.close();
  }
}

/** What the member saw at the end of a case that is not right. */
async function keepPicture(page: Page, { name }: MoneyFlow, disturbed: MoneyCase['disturbed']): Promise<void> {
  const label = disturbed ? `${disturbed.request.name} no. ${disturbed.request.nth}, ${disturbed.by}` : 'undisturbed';
  const file = `${name}, ${label}.png`.replaceAll('/', ' ');
  const path = join(import.meta.dirname, '../results/money-matrix', file);
  await page.screenshot({ path }).catch(() => undefined);
}

const resultOf = ({ sent, hasDisturbed }: Network) => ({ sent, isReached: hasDisturbed() });

async function bringToEnd({ page, next }: RunningFlow): Promise<{ isEnded: boolean; reloads: number }> {
  const begun = Date.now();
  let acted = begun;
  let reloads = 0;
  while (Date.now() - begun < LIMIT_MS) {
    // What was looked at may be gone meanwhile.
    const seen = await next().catch(() => 'waiting' as const);
    if (seen === 'done') return { isEnded: true, reloads };
    if (seen === 'acted') acted = Date.now();
    else if (Date.now() - acted > IDLE_TIMEOUT_MS) {
      reloads += 1;
      acted = Date.now();
      await page.reload({ waitUntil: 'domcontentloaded', timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
    }
    await wait(LOOK_INTERVAL_MS);
  }
  return { isEnded: false, reloads };
}

export const isBalanced = ({ paid, credited, shown }: Balance): boolean => paid === 1 && credited === 1 && shown === 1;

async function settledBalance({ balance }: RunningFlow): Promise<Balance> {
  const begun = Date.now();
  let last = await balance();
  while (!isBalanced(last) && Date.now() - begun < SETTLE_LIMIT_MS) {
    await wait(LOOK_INTERVAL_MS);
    last = await balance();
  }
  return last;
}
