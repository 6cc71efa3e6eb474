import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { expectProblem } from '../site/form-rules.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, logIn, loginDialog } from '../site/page-actions.ts';
import { beSocialMember } from '../site/social-login.ts';
import { topology } from '../site/test-topology.ts';

const CHAIN = local(topology.ports.chain);
const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const xetaBalance = (page: Page) => page.getByRole('button', { name: /XETA, send$/ });
const dialog = (page: Page, name = 'Send XETA') => page.getByRole('dialog', { name });

async function openTransfer(page: Page) {
  await xetaBalance(page).click();
  await expect(dialog(page)).toBeVisible();
}
async function switchToXana(page: Page) {
  await expect(dialog(page).getByText('Switch to XANAChain to send XETA')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Switch to XANAChain' }).click();
  await expect(dialog(page).getByText('Switch to XANAChain to send XETA')).toHaveCount(0);
}
async function fill(page: Page, to: string, amount: string) {
  await dialog(page).getByLabel('To', { exact: true }).fill(to);
  await dialog(page).getByLabel('Amount (XETA)').fill(amount);
}
const review = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Review' }).click();
  await expect(dialog(page, 'Check the transfer')).toBeVisible();
};
const weiOf = async (page: Page, address: string) => {
  const response = await page.request.post(CHAIN, {
    data: { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] },
  });
  return BigInt((await response.json()).result);
};

test('[TX-01] [TX-07] [SB-10] asks a visitor to log in, and sends a member with a wallet of their own to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in to see your XETA' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page);
  await openTransfer(page);
  await expect(dialog(page).getByText('Your own wallet app sends XETA itself.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Open my wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Your wallet' })).toBeVisible();
});

/** Opens the transfer, and expects one message at a time, in the order of the rules. */
async function checkRules(page: Page): Promise<void> {
  await fill(page, '0x12', '999999');
  const messages = [
    'Amount is more than your balance',
    'Enter a valid address',
    'Enter an amount above 0',
    'You cannot send to your own address',
    'Not enough XETA to cover the network fee',
    'Use numbers only',
  ];
  const expectOnly = async (text: string) => {
    await expect(dialog(page).getByText(text)).toBeVisible();
    for (const other of messages.filter((each) => each !== text)) {
      await expect(dialog(page).getByText(other)).toHaveCount(0);
    }
  };
  await switchToXana(page);
  await expectOnly('Amount is more than your balance');
  await fill(page, '0x12', '1');
  await expectOnly('Enter a valid address');
  await fill(page, FRIEND, '0');
  await expectOnly('Enter an amount above 0');
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').userWallet.address);
  await fill(page, own, '1');
  await expectOnly('You cannot send to your own address');
  for (const amount of ['x', '-1', '1e3', '1,5', '.5', '１', '1.2.3']) {
    await fill(page, FRIEND, amount);
    await expectOnly('Use numbers only');
    await expectProblem(dialog(page).getByLabel('Amount (XETA)'), 'Use numbers only');
  }
  await dialog(page).getByRole('button', { name: 'MAX' }).click();
  for (const each of messages) await expect(dialog(page).getByText(each)).toHaveCount(0);
  const most = await dialog(page).getByLabel('Amount (XETA)').inputValue();
  await dialog(page).getByLabel('Amount (XETA)').fill(`${most}1`);
  await expectOnly('Not enough XETA to cover the network fee');
}

test('[TX-01] [TX-02] [TX-03] [TX-04] [TX-05] [TX-06] [SB-05] [VA-12] checks the rules of a transfer, sends it, follows it over a reload, and shows the new balance', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await beSocialMember(page);
  await openTransfer(page);
  await test.step('checks in the order of the rules, one message at a time', () => checkRules(page));
  await fill(page, FRIEND, '1.25');
  await expect(dialog(page).getByText(/^Network fee: at most 0\.\d+ XETA$/)).toBeVisible();
  await review(page);
  const reviewed = dialog(page, 'Check the transfer');
  await expect(reviewed.getByText(FRIEND)).toBeVisible();
  await expect(reviewed.getByText('A transfer cannot be undone.')).toBeVisible();
  await expect(reviewed.getByText('You have not sent anything to this address before.')).toBeVisible();
  const before = await weiOf(page, FRIEND);
  await reviewed.getByRole('button', { name: 'Send 1.25 XETA' }).dblclick();
  await expect(dialog(page).getByText('Your transfer is on its way.')).toBeVisible();
  await page.reload();
  const tray = page.getByRole('region', { name: 'Payments and transfers' });
  await expect(tray.getByText('1.25 XETA sent')).toBeVisible();
  await tray.getByRole('button', { name: 'Details' }).click();
  await expect(dialog(page).getByText('1.25 XETA arrived.')).toBeVisible();
  await expect(dialog(page).getByText('3 of 3 blocks')).toBeVisible();
  expect((await weiOf(page, FRIEND)) - before).toBe(1_250_000_000_000_000_000n);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await tray.getByRole('button', { name: 'Close' }).click();
  await expect(tray).toHaveCount(0);
  await page.reload();
  await expect(xetaBalance(page)).toBeVisible();
  await expect(tray).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  '[TX-05] keeps what was typed, offers the last recipient, and warns about an address that imitates it',
  FULL,
  async ({ page }) => {
    await beSocialMember(page);
    await openTransfer(page);
    await switchToXana(page);
    await fill(page, FRIEND, '0.5');
    await page.reload();
    await openTransfer(page);
    await expect(dialog(page).getByLabel('Amount (XETA)')).toHaveValue('0.5');
    await review(page);
    await dialog(page, 'Check the transfer').getByRole('button', { name: 'Send 0.5 XETA' }).click();
    await expect(dialog(page).getByText('0.5 XETA arrived.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Send another' }).click();
    await expect(dialog(page).getByRole('list', { name: 'Recent recipients' })).toBeVisible();
    const imitation = `${FRIEND.slice(0, 6)}${'0'.repeat(32)}${FRIEND.slice(-4)}`.toLowerCase();
    await fill(page, imitation, '0.1');
    await review(page);
    const reviewed = dialog(page, 'Check the transfer');
    await expect(reviewed.getByText(/only its ends are the same/)).toBeVisible();
    for (const address of [FRIEND, imitation]) {
      await expect(reviewed.getByText(address, { exact: true }).last()).toBeVisible();
    }
    const send = reviewed.getByRole('button', { name: 'Send 0.1 XETA' });
    await send.click();
    await expect(reviewed.getByText('Hold for two seconds')).toBeVisible();
    await expect(send).toBeVisible();
    await page.keyboard.down('Space');
    await expect(dialog(page).getByText('Your transfer is on its way.')).toBeVisible();
    await page.keyboard.up('Space');
  },
);

test(
  '[TX-05] sends to a member who was found by username, with the keyboard alone, on a phone',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSocialMember(page);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await openTransfer(page);
    await switchToXana(page);
    await dialog(page).getByLabel('To', { exact: true }).focus();
    await page.keyboard.type('Mia');
    await expect(dialog(page).getByText('Enter a valid address')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('@miachen');
    const members = dialog(page).getByRole('list', { name: 'Members' });
    await expect(members.getByRole('button')).toHaveCount(1);
    await members.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Choose another recipient' })).toBeVisible();
    await dialog(page).getByLabel('Amount (XETA)').focus();
    await page.keyboard.type('0.01');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Check the transfer').getByText('@miachen', { exact: true })).toBeVisible();
  },
);
