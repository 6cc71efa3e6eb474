import { fetchUnreadChatsCount, getAllFriends } from '@xana/contracts/http/chat/conversations';
import {
  acceptMessageRequest,
  getMessageRequests,
  removeMessageRequest,
  restoreMessageRequest,
} from '@xana/contracts/http/chat/message-requests';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { useErrorToast, useNavigate, useRefresh, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';

/** Accepts a message request, or removes it and offers to undo that. */
export function useAnswerRequest(id: number, { name }: UserSummary) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const showError = useErrorToast();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const refreshLists = async () => {
    // The conversation is in a list at each moment, so that it stays open.
    await refresh(getAllFriends);
    void refresh(getMessageRequests);
    void refresh(fetchUnreadChatsCount);
  };
  const restore = () =>
    attempt(async () => {
      await session.call(restoreMessageRequest, { id });
      await refresh(getMessageRequests);
    });
  const accept = () =>
    attempt(async () => {
      await session.call(acceptMessageRequest, { id });
      await refreshLists();
      void navigate(`/chat?with=${id}`, { replace: true });
    });
  const remove = () =>
    attempt(async () => {
      await session.call(removeMessageRequest, { id });
      void navigate('/chat?view=requests', { replace: true });
      void refresh(getMessageRequests);
      toast({
        text: t('request.removed', { name }),
        action: { label: shared('undo'), onPress: () => void restore() },
      });
    });
  return { accept, remove, isBusy };
}
