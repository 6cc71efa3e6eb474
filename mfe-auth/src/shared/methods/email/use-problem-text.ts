import { EmailCodeError } from '../../../connectors/email-connector.ts';
import { useText } from '../phrases/phrases.ts';
import type { EmailProblem } from './use-email-login.ts';

/** The text of a failed step; empty without a failure. */
export function useProblemText(): (error: EmailProblem | null) => string {
  const t = useText();
  return (error) => {
    if (!error) return '';
    if (!(error instanceof EmailCodeError)) {
      const isKnown = error.problem === 'timeout' || error.problem === 'unreachable';
      return t(isKnown ? `email.${error.problem}` : 'email.failed');
    }
    if (error.problem === 'wrongCode' && error.triesLeft !== undefined)
      return t('email.triesLeft', { count: error.triesLeft });
    return t(`email.${error.problem}`);
  };
}
