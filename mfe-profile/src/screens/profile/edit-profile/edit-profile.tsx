import { singleUser } from '@xana/contracts/http/users/profiles';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { EditProfileForm } from './edit-profile-form.tsx';
import { useText } from './phrases/phrases.ts';

/** Edits the member's own profile, in the place of its view. */
export function EditProfile({ onClose }: { onClose(): void }) {
  const t = useText();
  const profile = useOperation(singleUser, {}, { staleMilliseconds: 0 });
  return (
    <Answer of={profile} failedText={t('failed')} skeleton={640}>
      {(data) => <EditProfileForm profile={data} onClose={onClose} />}
    </Answer>
  );
}
