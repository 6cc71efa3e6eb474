import { blockChanged } from '@xana/contracts/events/profile';
import { getBlockedUsers } from '@xana/contracts/http/social/get-blocked-users';
import { getUserProfile } from '@xana/contracts/http/users/get-user-profile';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { useBlockUser } from '../../shared/block-user/use-block-user.ts';
import { useText } from '../../shared/hidden-people/phrases/phrases.ts';
import { UserNotFound } from '../../shared/user-not-found/user-not-found.tsx';

/** A profile that the member cannot see: with "Unblock" if the member blocked the user, otherwise as a missing one. */
export function BlockedProfile({ userId }: { userId: number }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const refresh = useRefresh();
  const { unblock, isBusy } = useBlockUser();
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
      action={
        <Button isBusy={isBusy} onClick={() => void unblock({ userId, name })}>
          {t('block.undo', { name })}
        </Button>
      }
    />
  );
}
