import { blockChanged } from '@xana/contracts/events/profile';
import { getBlockedUsers } from '@xana/contracts/http/social/blocks';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { useText } from '../../shared/people/hide-user/phrases/phrases.ts';
import { UnblockButton } from '../../shared/people/hide-user/unhide-buttons.tsx';
import { UserNotFound } from '../../shared/people/user-not-found/user-not-found.tsx';

/** A profile that the member cannot see: with "Unblock" if the member blocked the user, otherwise as a missing one. */
export function BlockedProfile({ userId }: { userId: number }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const refresh = useRefresh();
  const { data, isPending } = useOperation(getBlockedUsers, { pageNumber: 1, pageSize: 1, userId });
  useEffect(
    () => bus.subscribe(blockChanged, () => void Promise.all([refresh(getBlockedUsers), refresh(getUserProfile)])),
    [bus, refresh],
  );
  if (isPending) return <Skeleton height={420} label={shared('loading')} />;
  const blocked = data?.rows[0];
  if (!blocked) return <UserNotFound />;
  const { name } = blocked;
  return (
    <EmptyState
      text={t('block.done', { name })}
      hint={t('block.hint')}
      action={<UnblockButton user={{ id: userId, name }} />}
    />
  );
}
