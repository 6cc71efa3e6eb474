import { isApiError } from '@xana/remote-kit';
import { useText } from '../phrases/phrases.ts';

/** Returns the text of an error that only the change of login methods has; undefined for any other. */
export function useLinkProblem(): (error: unknown) => string | undefined {
  const t = useText();
  return (error) => {
    if (!isApiError(error)) return undefined;
    if (error.code === 'NOT_FOUND') return t('account.notOwn');
    if (error.code === 'USER.USER_ALREADY_EXIST') return t('account.taken');
    return error.code === 'USER.USER_WITH_EMAIL_ALREADY_EXIST' ? t('account.emailTaken') : undefined;
  };
}
