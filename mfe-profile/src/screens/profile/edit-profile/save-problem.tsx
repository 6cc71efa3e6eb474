import { updateProfile } from '@xana/contracts/http/users/update-profile';
import { useFormErrorText } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from './phrases/phrases.ts';

/** A rejected update: the platform knows more rules than the form, such as a Twitter name of another approved profile. */
export function SaveProblem({ error }: { error: unknown }) {
  const errorText = useFormErrorText();
  const t = useText();
  if (!error) return null;
  const isTaken = operationCodeOf(error, updateProfile) === 'USER.USER_ALREADY EXISTS';
  return <Notice tone="problem" text={isTaken ? t('usernameTaken') : errorText(error)} />;
}
