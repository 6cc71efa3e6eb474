import { singleUser } from '@xana/contracts/http/users/single-user';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { EditProfileForm } from './edit-profile-form.tsx';
import { useText } from './phrases/phrases.ts';

/** Edits the member's own profile, in the place of its view. */
export function EditProfile({ onClose }: { onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { data, error, refetch } = useOperation(singleUser, {}, { staleMilliseconds: 0 });
  if (data) return <EditProfileForm profile={data} onClose={onClose} />;
  if (error) return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  return <Skeleton height={640} label={shared('loading')} />;
}
