import type { APIRequestContext, Browser } from '@playwright/test';
import { type ChatMember, NO_PATH, openChatMember } from './chat-members.ts';
import { type CallingMember, type MemberByCalls, memberByCalls } from './member-by-calls.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name that no other test has, of letters alone as the rule of names asks. */
export function newName(first: string): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
  return `${first} ${letters}`;
}

interface Identity {
  name: string;
  username: string;
}

/** Gives a member a name and a username that no other test has. */
async function nameMember(member: MemberByCalls, first: string): Promise<Identity> {
  const name = newName(first);
  const username = name.replace(' ', '').toLowerCase();
  await member.post('/users/v3/update-profile', { name, username });
  return { name, username };
}

/** A new named member without a browser. */
export async function namedMember(request: APIRequestContext, first: string): Promise<CallingMember & Identity> {
  const member = await memberByCalls(request);
  return { ...member, ...(await nameMember(member, first)) };
}

/** A new named member with a browser of their own. Close `context` at the end. @param path what the page opens */
export async function openNamedMember(browser: Browser, first: string, path = '/'): Promise<ChatMember & Identity> {
  const member = await openChatMember(browser, NO_PATH);
  const identity = await nameMember(member.calls, first);
  await member.page.goto(path);
  return { ...member, ...identity };
}
