import { userHiddenChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount, getAllFriends } from '@xana/contracts/http/chat/conversations';
import { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import { blockUser } from '@xana/contracts/http/social/blocks';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useNavigate, useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useText } from '../../../phrases/phrases.ts';

/** Asks before a user is blocked. The conversation with them is then hidden, and the list of conversations is shown. */
export function BlockUserDialog({ user, onClose }: { user: UserSummary; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { set } = useToggle({
    isOn: false,
    reason: 'block',
    send: () => session.call(blockUser, { id: user.id }),
    onStored() {
      void navigate('/chat', { replace: true });
      void refresh(getAllFriends);
      void refresh(getMessageRequests);
      void refresh(fetchUnreadChatsCount);
      bus.publish(userHiddenChanged, { userId: user.id, isHidden: true });
      toast({ text: t('block.done', { name: user.name }) });
    },
  });
  const block = () => {
    onClose();
    void set(true);
  };
  return (
    <ConfirmDialog
      title={t('block.title', { name: user.name })}
      text={t('block.text')}
      confirmLabel={t('block.action')}
      cancelLabel={shared('cancel')}
      isDangerous
      onConfirm={block}
      onCancel={onClose}
    />
  );
}
