import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { userSummary } from '../users/user.ts';

export const conversation = named(
  'Conversation',
  'A conversation with another user.',
  z.object({
    conversationId: described(z.number(), 'Id of the conversation.'),
    user: userSummary,
    lastMessage: described(z.string(), 'Text of the newest message; may be empty beside pictures.'),
    /** Added later: an earlier platform leaves it out. */
    lastHasPictures: z.optional(described(z.boolean(), 'Whether the newest message has pictures.')),
    /** Added later: an earlier platform leaves it out. */
    lastSenderId: z.optional(described(z.number(), 'Id of the user who sent the newest message.')),
    lastMessageAt: described(instant, 'When the newest message was sent.'),
    unreadCount: described(z.number(), 'Number of messages that you have not read.'),
    isMuted: described(z.boolean(), 'Whether you muted the user.'),
  }),
);
