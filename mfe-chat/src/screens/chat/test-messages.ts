import type { Message } from '@xana/contracts/http/chat/message';
import { member, noah } from './test-people.ts';

/** A confirmed message that Noah sent to the member. */
export const messageOf = (seq: number, body: string, more: Partial<Message> = {}): Message => ({
  id: `1-${seq}`,
  clientId: `client-${seq}`,
  conversationId: 1,
  senderId: noah.id,
  receiverId: member.id,
  body,
  replyTo: null,
  likes: [],
  seq,
  change: seq,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  readAt: null,
  ...more,
});
