import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { formatEther, parseEther, Wallet } from 'ethers';
import { beSocialMember } from '../site/social-login.ts';
import { SITE_ORIGIN, topology } from '../site/test-topology.ts';
import { type MoneyFlow, press, type RunningFlow, tryTo } from './money-flow.ts';

const CHAIN = local(topology.ports.chain);
/** Each transfer has an amount of its own, by which it is found on the chain and on the screen. */
let amounts = 100;
/** Members whose last transfer has ended: a login takes longer than a transfer. */
const rested: Page[] = [];

export const transferFlow: MoneyFlow = { name: 'XETA transfer', open: openTransfer };

async function openTransfer(browser: Browser): Promise<RunningFlow> {
  amounts += 1;
  // Written as the screen shows it: without zeros at its end.
  const amount = formatEther(parseEther(`0.01${amounts}`));
  const transfer = { to: Wallet.createRandom().address, amount };
  const page = rested.pop() ?? (await logIn(browser));
  await page.goto('/');
  await expect(xetaBalance(page)).toBeVisible();
  const first = Number(await ask<string>(page, 'eth_blockNumber'));
  let isDone = false;
  const look = sender(page, transfer);
  const tray = page.getByRole('region', { name: 'Payments and transfers', includeHidden: true });
  return {
    page,
    async next() {
      const seen = await look();
      isDone = seen === 'done';
      return seen;
    },
    balance: async () => ({
      paid: await countTransactions(page, first, transfer.amount),
      credited:
        Number(formatEther(await ask<string>(page, 'eth_getBalance', transfer.to, 'latest'))) / Number(transfer.amount),
      shown: await tray.getByText(`${transfer.amount} XETA sent`).count(),
    }),
    async close() {
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      if (!isDone) return page.context().close();
      await tryTo(dialog(page).getByRole('button', { name: 'Close' }).last().click({ timeout: 2_000 }));
      const close = page.getByRole('region', { name: 'Payments and transfers' }).getByRole('button', { name: 'Close' });
      while (await press(close));
      rested.push(page);
    },
  };
}

async function logIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SITE_ORIGIN, viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await beSocialMember(page);
  return page;
}

const xetaBalance = (page: Page) => page.getByRole('button', { name: /XETA, send$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Send XETA|Check the transfer)$/ });

/** A person who wants to send the amount once. */
function sender(page: Page, { to, amount }: { to: string; amount: string }): RunningFlow['next'] {
  const opened = dialog(page);
  const button = (name: string | RegExp) => opened.getByRole('button', { name });
  const tray = page.getByRole('region', { name: 'Payments and transfers' });

  const inDialog = async () => {
    if (await opened.getByText(`${amount} XETA arrived.`).isVisible()) return 'done';
    // Also after a transfer that was not sent.
    if (await press(button('Try again'))) return 'acted';
    if (await press(button('Switch to XANAChain'))) return 'acted';
    if (await press(button('Connect the wallet'))) return 'acted';
    if (await press(whenIdle(button(`Send ${amount} XETA`)))) return 'acted';
    const recipient = opened.getByLabel('To', { exact: true });
    if (!(await recipient.isVisible())) return 'waiting';
    const isFilled = await tryTo(
      recipient
        .fill(to, { timeout: 2_000 })
        .then(() => opened.getByLabel('Amount (XETA)').fill(amount, { timeout: 2_000 })),
    );
    return isFilled && (await press(whenIdle(button('Review')))) ? 'acted' : 'waiting';
  };
  return async () => {
    if (await opened.isVisible()) return inDialog();
    if (await tray.getByText(`${amount} XETA sent`).isVisible()) return 'done';
    if (await press(tray.getByRole('button', { name: 'Details' }))) return 'acted';
    return (await press(xetaBalance(page))) ? 'acted' : 'waiting';
  };
}

const whenIdle = (button: Locator): Locator =>
  button.and(button.page().locator(':not([disabled]):not([aria-busy="true"])'));

async function ask<Result>(page: Page, method: string, ...params: unknown[]): Promise<Result> {
  const answer = await page.request.post(CHAIN, { data: { jsonrpc: '2.0', id: 1, method, params } });
  return ((await answer.json()) as { result: Result }).result;
}

async function countTransactions(page: Page, first: number, amount: string): Promise<number> {
  const wei = parseEther(amount);
  const last = Number(await ask<string>(page, 'eth_blockNumber'));
  let count = 0;
  for (let number = first; number <= last; number += 1) {
    const block = await ask<{ transactions: { value: string }[] }>(
      page,
      'eth_getBlockByNumber',
      `0x${number.toString(16)}`,
      true,
    );
    count += block.transactions.filter(({ value }) => BigInt(value) === wei).length;
  }
  return count;
}
