import * as z from '@xana/contracts/schema';
import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '../../text-limits.ts';
import { described, named } from '../describe.ts';
import { instant, pictureUrl, words } from '../fields.ts';

export const messageId = described(
  z.string().check(z.regex(/^\d{1,9}-\d{1,9}$/)),
  'Id of the message: conversation and position, for example `38-12`.',
  { examples: ['38-1'] },
);

export const clientId = described(
  z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/)),
  'Idempotency key, made by the sender once for each message: a retry with the same key returns the same message.',
  { examples: ['n7Qx2bVk9LmT4cZr'] },
);

export const messageBody = described(words(TEXT_LIMITS.message), 'Text of the message.');

export const newMessagePicture = z.strictObject({
  url: described(pictureUrl, 'URL of a picture that you uploaded for a message (`uploadChatPicture`).'),
  alt: described(
    z.string().check(z.maxLength(TEXT_LIMITS.pictureDescription * CODE_UNITS_PER_CHARACTER.text), z.regex(/^[^\0]*$/)),
    'What it shows; may be empty.',
    { maxLength: TEXT_LIMITS.pictureDescription, examples: ['A lantern in the rain'] },
  ),
});

const messagePicture = named(
  'MessagePicture',
  'A picture of a message. It is served until the message is deleted.',
  z.object({
    url: described(pictureUrl, 'The picture. Anyone who knows this secret address can see it.'),
    alt: described(z.string(), 'What it shows, for people who cannot see it; empty without a description.'),
    width: described(z.number(), 'Width in pixels.'),
    height: described(z.number(), 'Height in pixels.'),
  }),
);

export type MessagePicture = z.output<typeof messagePicture>;

export const message = named(
  'Message',
  'A chat message.',
  z.object({
    id: described(z.string(), 'Conversation and position, for example `38-12`.', { examples: ['38-1'] }),
    clientId: described(z.string(), 'The idempotency key of the sender.'),
    conversationId: described(z.number(), 'Id of the conversation.'),
    senderId: described(z.number(), 'Id of the user who sent it.'),
    receiverId: described(z.number(), 'Id of the other user.'),
    body: described(z.string(), 'Text of the message; empty after it was deleted, and may be empty beside pictures.'),
    /** Added later: an earlier platform leaves it out. */
    pictures: z.optional(described(z.array(messagePicture), 'Its pictures, at most four; none after it was deleted.')),
    replyTo: described(
      z.nullable(
        z.object({
          seq: described(z.number(), 'Position of the answered message in the conversation.'),
          senderId: described(z.number(), 'Id of the user who sent it.'),
          body: described(z.string(), 'Its text; empty after it was deleted.'),
          /** Added later: an earlier platform leaves it out. */
          hasPictures: z.optional(described(z.boolean(), 'Whether it has pictures.')),
        }),
      ),
      'The message that it answers; null for most.',
    ),
    likes: described(z.array(z.number()), 'Ids of the users who like it.'),
    seq: described(z.number(), 'Position in the conversation, from 1, without gaps.'),
    change: described(
      z.number(),
      'Number of the latest change of this message within its conversation. The message with the higher number is newer.',
    ),
    createdAt: described(instant, 'When it was sent.'),
    editedAt: described(z.nullable(instant), 'When it was last edited; null before.'),
    deletedAt: described(z.nullable(instant), 'When it was deleted; null before.'),
    isHidden: z.optional(described(z.boolean(), 'True when the moderators deleted it.')),
    readAt: described(z.nullable(instant), 'When the receiver read it; null before.'),
  }),
);

export type Message = z.output<typeof message>;
