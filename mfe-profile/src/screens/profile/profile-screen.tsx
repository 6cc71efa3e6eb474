import { getUserProfile } from '@xana/contracts/http/users/get-user-profile';
import { sharedPhrases } from '@xana/i18n';
import { useDocumentTitle, useOperation, useSearchParams } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import { PersonGone } from '../../shared/person-gone.tsx';
import { ProfileView } from './profile-view.tsx';

/** `/profile?user={userId}`; without a user it is one's own. */
export function ProfileScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const [query] = useSearchParams();
  const wanted = query.get('user') ?? String(member?.id ?? '');
  const isId = /^[1-9]\d{0,8}$/.test(wanted);
  const { data, error, refetch } = useOperation(getUserProfile, { userId: Number(wanted) }, { isEnabled: isId });
  useDocumentTitle(data?.name);
  if (!isId || (error as { code?: string } | null)?.code === 'USER_NOT_FOUND') {
    return <PersonGone />;
  }
  if (error)
    return <ErrorState title={t('profile.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} label={shared('loading')} />;
  return <ProfileView profile={data} key={data.id} />;
}
