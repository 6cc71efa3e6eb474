import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const unreadCountChanged = defineEvent({
  name: 'chat:unreadCountChanged',
  major: 1,
  payload: z.object({ count: z.number() }),
  replay: 'last',
});

/** A member wants to report a user or a message. `targetId`: the user's id, or the message's id such as `38-12`. */
export const reportRequested = defineEvent({
  name: 'chat:reportRequested',
  major: 1,
  payload: z.object({
    targetType: z.enum(['user', 'message']),
    targetId: z.string(),
    /** The name of the user, or of the message's sender. */
    name: z.string(),
  }),
});

/** A member blocked or muted a user in the chat, or took that back: all lists hide this user's content, or show it again. */
export const userHiddenChanged = defineEvent({
  name: 'chat:userHiddenChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isHidden: z.boolean() }),
  crossTab: true,
});

/** The live connection reported the member's number of unread notifications; 100 means 100 or more. */
export const unreadNotificationsChanged = defineEvent({
  name: 'chat:unreadNotificationsChanged',
  major: 1,
  payload: z.object({ unreadCount: z.number() }),
});

/** The live connection reported that a friend came online or went offline. Right after connecting it reports each friend who is online. */
export const friendPresenceChanged = defineEvent({
  name: 'chat:friendPresenceChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isOnline: z.boolean() }),
});
