import { blockChanged } from '@xana/contracts/events/profile';
import { getBlockedUsers } from '@xana/contracts/http/social/blocks';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { sharedPhrases } from '@xana/i18n';
import {
  lazyPart,
  useBus,
  useDocumentTitle,
  useLocation,
  useNavigate,
  useOperation,
  useRefresh,
  useSearchParams,
} from '@xana/remote-kit';
import { LoginPrompt } from '@xana/remote-kit/login-prompt';
import { useSession, useSessionState } from '@xana/session/react';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useText as useHiddenText } from '../../shared/people/hide-user/phrases/phrases.ts';
import { UnblockButton } from '../../shared/people/hide-user/unhide-buttons.tsx';
import { UserNotFound } from '../../shared/people/user-not-found/user-not-found.tsx';
import { useText } from './phrases/phrases.ts';
import type { MenuDialog } from './profile-menu.tsx';
import { ProfileView } from './profile-view.tsx';

const EditProfile = lazyPart(() => import('./edit-profile/edit-profile.tsx').then(({ EditProfile }) => EditProfile));

/**
 * `/profile?user={userId}`. Without `user` it is the member's own profile, and a visitor is asked to log in. `edit` opens
 * the form of the own profile, `tab` chooses a list.
 */
export function ProfileScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const state = useSessionState();
  // A logout leads to the home page, and must not open the login dialog on the way.
  const wasMember = useRef(false);
  if (state.status === 'member') wasMember.current = true;
  // While the page is being left, the location is already the next one.
  const isCurrentPage = useLocation().pathname === '/profile';
  const navigate = useNavigate();
  const [open, setOpen] = useState<MenuDialog>(null);
  const [query] = useSearchParams();
  const isEditing = query.has('edit');
  const wasFormClosed = useRef(false);
  useEffect(() => {
    // The profile that replaced the form has read it; the next profile is another visit.
    if (!isEditing) wasFormClosed.current = false;
  });
  const requested = query.get('user');
  const userId = requested || String(state.status === 'member' ? state.user.id : '');
  const isId = /^[1-9]\d{0,8}$/.test(userId);
  const { data, error, refetch } = useOperation(getUserProfile, { userId: Number(userId) }, { isEnabled: isId });
  // The first rendering of a profile is deferred, so that it does not block input.
  const shownId = useDeferredValue(data?.id);
  useDocumentTitle(data?.name);
  if (!requested && isCurrentPage && state.status === 'visitor')
    return <OwnProfileLogin opensDialog={!wasMember.current} />;
  if (requested && !isId) return <UserNotFound />;
  if (error?.code === 'USER_NOT_FOUND') {
    return state.status === 'member' ? <BlockedProfile userId={Number(userId)} /> : <UserNotFound />;
  }
  if (error) return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  const loading = <Skeleton height={420} label={shared('loading')} />;
  if (!data || shownId !== data.id) return loading;
  const isOwn = state.status === 'member' && state.user.id === data.id;
  const closeEdit = () => {
    wasFormClosed.current = true;
    void navigate('/profile', { replace: true });
  };
  if (isOwn && isEditing) {
    return (
      <Suspense fallback={loading}>
        <EditProfile onClose={closeEdit} />
      </Suspense>
    );
  }
  return (
    <ProfileView
      key={data.id}
      profile={data}
      isOwn={isOwn}
      replacesForm={wasFormClosed.current}
      menu={{ open, setOpen }}
    />
  );
}

/** Asks a visitor to log in. After the login, the own profile replaces this. */
function OwnProfileLogin({ opensDialog }: { opensDialog: boolean }) {
  const t = useText();
  const session = useSession();
  useEffect(() => {
    if (opensDialog) session.requireLogin('profile');
  }, [session, opensDialog]);
  return <LoginPrompt text={t('logIn')} reason="profile" />;
}

/** A profile that the member cannot see: with "Unblock" if the member blocked the user, otherwise as a missing one. */
function BlockedProfile({ userId }: { userId: number }) {
  const t = useHiddenText();
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
