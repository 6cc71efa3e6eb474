import { getConversation } from '@xana/contracts/http/chat/conversations';
import { useOperation, useSearchParams } from '@xana/remote-kit';
import type { ChatTarget } from './chat-target.ts';

/**
 * The conversation that the address names: `?with=` is the id of a conversation, `?user=` the id of a user, with whom it may
 * not have begun.
 */
export function useChatTarget(conversations: readonly ChatTarget[] | undefined) {
  const [query] = useSearchParams();
  const withId = query.get('with');
  const userId = readId(query.get('user'));
  const known = conversations?.find(({ conversationId, user }) =>
    withId === null ? user.id === userId : String(conversationId) === withId,
  );
  const isNeeded = conversations !== undefined && !known && withId === null && userId !== null;
  const { data, error, refetch } = useOperation(getConversation, { userId: userId ?? 1 }, { isEnabled: isNeeded });
  const found = isNeeded && data ? { ...data, unreadCount: 0 } : undefined;
  return {
    target: (known ?? found) satisfies ChatTarget | undefined,
    isLoading: isNeeded && !data && !error,
    error: isNeeded ? error : null,
    retry: () => void refetch(),
  };
}

function readId(text: string | null): number | null {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 && id <= 999_999_999 ? id : null;
}
