import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { beMember } from './be-member.ts';
import type { MemberByCalls } from './member-by-calls.ts';
import { SITE_ORIGIN } from './test-topology.ts';

/** A new member with a browser of their own. */
export interface ChatMember {
  id: number;
  page: Page;
  context: BrowserContext;
  /** Calls the platform as the same member, in the session of the page. */
  calls: MemberByCalls;
}

/** For journeys that open a page of their own first. */
export const NO_PATH = 'about:blank';

/** Creates a new member who is logged in, in a browser context of their own. Close `context` at the end. @param path what the page opens */
export const openChatMember = async (browser: Browser, path = '/'): Promise<ChatMember> =>
  openMemberIn(await browser.newContext({ baseURL: SITE_ORIGIN }), path);

/** Creates a new member who is logged in, in a new page of a context. Its pages of another member must be closed. */
export async function openMemberIn(context: BrowserContext, path = '/'): Promise<ChatMember> {
  const calls = await beMember(context);
  const page = await context.newPage();
  await page.goto(path);
  return { id: calls.id, page, context, calls };
}

/** Two new members who follow each other, so that their messages arrive without a request. */
export async function openFriends(browser: Browser, path = '/'): Promise<[ChatMember, ChatMember]> {
  const [one, other] = await Promise.all([openChatMember(browser, path), openChatMember(browser, path)]);
  await followEachOther(one, other);
  return [one, other];
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
