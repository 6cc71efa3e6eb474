import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { isApiError } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import type { Attempt, Problem } from './attempt/attempt.ts';
import { useText } from './phrases/phrases.ts';

/** What happens to the payment at this moment, or why the last try did not pay. */
export function AttemptNotice({ attempt }: { attempt: Attempt }) {
  const t = useText();
  const message = messagePhrases.useText();
  const problemText = useProblemText();
  const { step } = attempt;
  const problem = step === 'ready' ? attempt.problem : null;
  const isBusy = step === 'checking' || step === 'paying' || step === 'challenge' || step === 'processing';
  const failure = step === 'unexpected' ? message('UNEXPECTED_STATUS') : problem && problemText(problem);
  return (
    <>
      <Notice tone="progress" text={isBusy && t(step)} hint={step === 'processing' && t('processing.close')} />
      <Notice tone="problem" text={failure} />
    </>
  );
}

/** Codes of payments have their texts beside those of forms. */
function useProblemText(): (problem: Problem) => string {
  const t = useText();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  return (problem) => {
    if (problem.kind === 'declined') return problem.message || t('declined');
    if (problem.kind === 'notConfirmed') return t('notConfirmed');
    const code = isApiError(problem.error) ? problem.error.code : null;
    const own = PAYMENT_CODES.find((each) => each === code);
    return own ? message(own) : errorText(problem.error);
  };
}

const PAYMENT_CODES = [
  'PRICE_NOT_FOUND',
  'PRICE_CHANGED',
  'ATTEMPT_REUSED',
  'ALREADY_SUBSCRIBED',
  'SUBSCRIPTION_ENDED',
  'SAVED_CARD_NOT_FOUND',
  'CARD_SETUP_INCOMPLETE',
  'PAYMENTS_UNAVAILABLE',
] as const;
