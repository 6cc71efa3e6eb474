import type { Message } from '../http/chat/message.ts';
import type { sendMessage } from '../http/chat/send-message.ts';
import type { InputOf } from '../operation.ts';

/** How the chat server answers `sendMessage`: the message as it is kept, or why not; `retryAfter` in seconds beside RATE_LIMITED. */
export type Sent = { message: Message } | { code: string; retryAfter?: number };

/** What a member's socket says to the chat server, namespace `/chat`. */
export interface ChatClientEvents {
  sendMessage(input: InputOf<typeof sendMessage>, acknowledge: (sent: Sent) => void): void;
  typing(input: { conversationId: number }): void;
  logoutUser(input: { userId: number }, acknowledge?: () => void): void;
}

/** What the chat server says. Every tab of both people hears it, the sender's own too. */
export interface ChatServerEvents {
  /** A message is new or something happened to it; the higher `change` is the truth. */
  message(message: Message): void;
  /** Somebody has read a conversation up to a place in it. */
  read(reading: { conversationId: number; userId: number; seq: number; readAt: string }): void;
  typing(typing: { conversationId: number; userId: number }): void;
}

/** What a member's socket says to the app API, namespace `/app`. */
export interface AppClientEvents {
  userFriendDisconnect(input: { userId: number }, acknowledge?: () => void): void;
}

/** What the app API says: which friends come and go. Those who are there are named right after connecting. */
export interface AppServerEvents {
  userFriendJoined(friend: { userId: number }): void;
  userFriendDisconnect(friend: { userId: number }): void;
}
