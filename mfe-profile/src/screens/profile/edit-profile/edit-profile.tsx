import { singleUser } from '@xana/contracts/http/users/profiles';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { EditProfileForm } from './edit-profile-form.tsx';
import { useText } from './phrases/phrases.ts';

/** Edits the member's own profile, in the place of its view. */
export function EditProfile({ onClose }: { onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const profile = useOperation(singleUser, {}, { staleMilliseconds: 0 });
  return (
    <Answer of={profile} failedText={t('failed')} skeleton={<Skeleton height={640} label={shared('loading')} />}>
      {(data) => <EditProfileForm profile={data} onClose={onClose} />}
    </Answer>
  );
}
