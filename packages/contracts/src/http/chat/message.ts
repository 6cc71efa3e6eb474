import * as z from '@xana/contracts/schema';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { instant, words } from '../fields.ts';

/** `38-12`: the twelfth of conversation 38. */
export const messageId = z.string().check(z.regex(/^\d{1,9}-\d{1,9}$/));

/** Made by whoever sends, once for each message: sending it again is the same message. */
export const clientId = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/));

export const messageBody = words(TEXT_LIMITS.message);

export const message = z.object({
  /** As `messageId`. */
  id: z.string(),
  clientId: z.string(),
  conversationId: z.number(),
  senderId: z.number(),
  receiverId: z.number(),
  /** Empty when it was taken back. */
  body: z.string(),
  /** Who likes it. */
  likes: z.array(z.number()),
  /** Its place in the conversation, from 1, without gaps. */
  seq: z.number(),
  /** The conversation's number of the last thing that happened to this message; what is newer is higher. */
  change: z.number(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  deletedAt: z.nullable(instant),
  readAt: z.nullable(instant),
});

export type Message = z.output<typeof message>;
