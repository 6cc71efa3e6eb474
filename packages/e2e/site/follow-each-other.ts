import type { ChatMember } from './chat-members.ts';

/** The messages of members who follow each other arrive without a request. */
export async function followEachOther(one: ChatMember, other: ChatMember): Promise<void> {
  await one.calls.post('/follow/user', { userId: other.id });
  await other.calls.post('/follow/user', { userId: one.id });
}
