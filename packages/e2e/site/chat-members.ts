import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
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

/** Two new members who follow each other, so that their messages arrive without a request. */
export async function openFriends(browser: Browser): Promise<[ChatMember, ChatMember]> {
  const members: [ChatMember, ChatMember] = [await openChatMember(browser), await openChatMember(browser)];
  await followEachOther(...members);
  return members;
}

export async function followEachOther(one: ChatMember, other: ChatMember): Promise<void> {
  await one.calls.post('/follow/user', { userId: other.id });
  await other.calls.post('/follow/user', { userId: one.id });
}

export const closeMembers = (...members: ChatMember[]) => Promise.all(members.map(({ context }) => context.close()));

/** Opens the conversation with another member. */
export async function openChat({ page }: ChatMember, { id }: ChatMember): Promise<void> {
  await page.goto(`/chat?user=${id}`);
  await expect(messageField(page)).toBeVisible();
}

/** The link to the chat in the header; its name contains the number of unread messages. */
export const chatIcon = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

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
