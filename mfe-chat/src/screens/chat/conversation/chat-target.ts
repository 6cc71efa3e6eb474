import type { UserSummary } from '@xana/contracts/http/users/user';

/** The open conversation. It may not have begun. */
export interface ChatTarget {
  user: UserSummary;
  conversationId: number | null;
  unreadCount: number;
  /** It waits for the member to accept it. */
  isRequest: boolean;
  isMuted: boolean;
}
