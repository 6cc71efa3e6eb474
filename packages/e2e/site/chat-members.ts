import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { Wallet } from 'ethers';
import { type MemberByCalls, memberByCalls } from './member-by-calls.ts';
import { SITE_ORIGIN } from './test-topology.ts';
import { giveTestWallet, logInWithTestWallet } from './test-wallet.ts';

/** A new member with a browser of their own. */
export interface ChatMember {
  id: number;
  page: Page;
  context: BrowserContext;
  /** Calls the platform as the same member, beside the page. */
  calls: MemberByCalls;
}

/** Creates a new member and logs in in a browser context of their own. Close `context` at the end. */
export const openChatMember = async (browser: Browser): Promise<ChatMember> =>
  logInNewMember(await browser.newContext({ baseURL: SITE_ORIGIN }));

/** Creates a new member and logs in in a new page of a context. */
export async function logInNewMember(context: BrowserContext): Promise<ChatMember> {
  const page = await context.newPage();
  const wallet = Wallet.createRandom();
  const calls = await memberByCalls(context.request, wallet);
  await giveTestWallet(page, { privateKey: wallet.privateKey });
  await page.goto('/');
  await logInWithTestWallet(page);
  return { id: calls.id, page, context, calls };
}

export const messageLog = (page: Page): Locator => page.getByRole('log');
export const messageField = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });
/** The messages on the screen, oldest first; day lines are not among them. */
export const messageTexts = (page: Page): Promise<string[]> => messageLog(page).locator('li p').allTextContents();

export async function sendText(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}

let sent = 0;
/** Sends a message beside the page. */
export function sendByCall({ calls }: ChatMember, receiverId: number, body: string) {
  sent += 1;
  const clientId = `e2e-${Date.now()}-${sent}`;
  return calls.post<{ conversationId: number; seq: number }>('/chat/create-msg', { receiverId, clientId, body });
}
