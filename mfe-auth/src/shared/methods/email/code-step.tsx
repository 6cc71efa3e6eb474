import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useId } from 'react';
import { EmailCodeError } from '../../../connectors/email-connector.ts';
import { useText } from '../phrases/phrases.ts';
import { useSecondsUntil } from '../use-seconds-until.ts';
import { CodeField } from './code-field.tsx';
import * as css from './email-view.module.css';
import { useCodeForm } from './use-code-form.ts';
import type { EmailLogin } from './use-email-login.ts';
import { useProblemText } from './use-problem-text.ts';

export function CodeStep({ state }: { state: EmailLogin }) {
  const t = useText();
  const textOf = useProblemText();
  const id = useId();
  const { busy, problem, sent } = state;
  const problemCode = problem instanceof EmailCodeError ? problem.problem : undefined;
  const needsNewCode = problemCode === 'expired' || problemCode === 'tooManyTries';
  const secondsLeft = useSecondsUntil(needsNewCode ? 0 : sent.resendAt);
  const form = useCodeForm(state.enter, problemCode === 'wrongCode' ? problem : null);
  useEffect(() => {
    form.reset();
    form.input.current?.focus();
  }, [sent.times]);
  const announced = sent.times > 1 ? t('email.sentAgain') : t('email.sentTo', { email: sent.to });
  return (
    <form className={css.form} {...form.props}>
      <div>
        <p id={`${id}-text`} className={css.text}>
          {announced}
        </p>
        <LiveRegion text={announced} />
      </div>
      <CodeField
        {...form.codeField}
        label={t('email.code')}
        isInvalid={form.error !== undefined || problemCode === 'wrongCode' || needsNewCode}
        isReadOnly={busy !== null || needsNewCode}
        describedBy={`${id}-text ${id}-problem`}
      />
      <Notice id={`${id}-problem`} tone="problem" text={form.error ?? textOf(problem)} />
      {!needsNewCode && (
        <Button type="submit" variant="primary" isBusy={busy === 'checking'}>
          {t('email.submit')}
        </Button>
      )}
      <div className={css.others}>
        {secondsLeft > 0 ? (
          <p className={css.text}>{t('email.resendIn', { seconds: secondsLeft })}</p>
        ) : (
          <Button
            variant={needsNewCode ? 'primary' : 'quiet'}
            size={needsNewCode ? 'medium' : 'small'}
            isBusy={busy === 'sending'}
            onClick={() => void state.resend()}
          >
            {t('email.resend')}
          </Button>
        )}
        <Button variant="quiet" size={needsNewCode ? 'medium' : 'small'} onClick={state.changeEmail}>
          {t('email.change')}
        </Button>
      </div>
    </form>
  );
}
