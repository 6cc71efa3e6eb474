import type { Message } from '../http/chat/message.ts';
import type { sendMessage } from '../http/chat/messages.ts';
import type { InputOf } from '../operation.ts';

/** A server closes the connection of a larger packet. A message of 2,000 characters of several bytes each exceeds it. */
export const MAX_PACKET_BYTES = 16_000;

/** The acknowledgement of `sendMessage`: the stored message or an error code; with RATE_LIMITED, `retryAfter` in seconds. */
export type Sent = { message: Message } | { code: string; retryAfter?: number };

/** Events that a member's socket emits to the chat server, namespace `/chat`. */
export interface ChatClientEvents {
  sendMessage(input: InputOf<typeof sendMessage>, acknowledge: (sent: Sent) => void): void;
  typing(input: { conversationId: number }): void;
  logoutUser(input: { userId: number }, acknowledge?: () => void): void;
}

/** Events that the chat server emits to every tab of both members, including the sender's. */
export interface ChatServerEvents {
  /** A message was created or changed; the version with the higher `change` is current. */
  message(message: Message): void;
  /** A member has read a conversation up to the message with this `seq`. */
  read(reading: { conversationId: number; userId: number; seq: number; readAt: string }): void;
  typing(typing: { conversationId: number; userId: number }): void;
}

/** Events that a member's socket emits to the app API, namespace `/app`. */
export interface AppClientEvents {
  userFriendDisconnect(input: { userId: number }, acknowledge?: () => void): void;
}

/** Events that the app API emits. Right after connecting, it emits `userFriendJoined` for each friend online. */
export interface AppServerEvents {
  userFriendJoined(friend: { userId: number }): void;
  userFriendDisconnect(friend: { userId: number }): void;
  /** A notification was added, read or deleted. 100 means 100 or more. */
  unreadNotificationsChanged(change: { unreadCount: number }): void;
}
