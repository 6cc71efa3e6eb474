import { updateProfile } from '@xana/contracts/http/users/update-profile';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from './phrases/phrases.ts';

/** A rejected update: the platform knows more rules than the form, such as a Twitter name of another approved profile. */
export function SaveProblem({ error }: { error: unknown }) {
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  const t = useText();
  if (!error) return null;
  const code = operationCodeOf(error, updateProfile);
  switch (code) {
    case null:
    case 'PROFILE_CHANGED':
    case 'TARGET_NOT_FOUND':
    case 'USER.USER_WITH_TWITTER_ALREADY_EXIST':
      return <Notice tone="problem" text={errorText(error)} />;
    case 'USER.USER_ALREADY EXISTS':
      return <Notice tone="problem" text={t('usernameTaken')} />;
    default:
      return <Notice tone="problem" text={message(code)} />;
  }
}
