import { getUserProfile } from '@xana/contracts/http/users/get-user-profile';
import { sharedPhrases } from '@xana/i18n';
import { useDocumentTitle, useLocation, useOperation, useSearchParams } from '@xana/remote-kit';
import { useSessionState } from '@xana/session/react';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useRef } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { UserNotFound } from '../../shared/user-not-found.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { ProfileView } from './profile-view.tsx';

/** `/profile?user={userId}`; without a user it is one's own, for which a visitor is asked to log in. */
export function ProfileScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const state = useSessionState();
  // A member who logs out leaves for the home page and is not asked to log in again.
  const wasMember = useRef(false);
  if (state.status === 'member') wasMember.current = true;
  // While the page is being left, its address is already the next one's.
  const isHere = useLocation().pathname === '/profile';
  const [query] = useSearchParams();
  const named = query.get('user');
  const wanted = named || String(state.status === 'member' ? state.user.id : '');
  const isId = /^[1-9]\d{0,8}$/.test(wanted);
  const { data, error, refetch } = useOperation(getUserProfile, { userId: Number(wanted) }, { isEnabled: isId });
  useDocumentTitle(data?.name);
  if (!named && isHere && state.status === 'visitor') return <LogInFirst opensDialog={!wasMember.current} />;
  if ((named && !isId) || error?.code === 'USER_NOT_FOUND') {
    return <UserNotFound />;
  }
  if (error)
    return <ErrorState title={t('profile.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} label={shared('loading')} />;
  return <ProfileView profile={data} key={data.id} />;
}
