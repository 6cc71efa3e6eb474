import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Notice } from '@xana/ui-kit/notice';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { EmailCodeError } from '../../../connectors/email-connector.ts';
import { useText } from '../phrases/phrases.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import * as css from './email-view.module.css';
import type { EmailLogin } from './use-email-login.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export function CodeStep({ state }: { state: EmailLogin }) {
  const t = useText();
  const textOf = useProblemText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, problem, sent } = state;
  const problemCode = problem instanceof EmailCodeError ? problem.problem : undefined;
  const needsNewCode = problemCode === 'expired' || problemCode === 'tooManyTries';
  const secondsLeft = useSecondsUntil(needsNewCode ? 0 : sent.resendAt);
  useEffect(() => {
    setCode('');
    input.current?.focus();
  }, [sent.times]);
  useEffect(() => {
    if (problemCode !== 'wrongCode') return;
    // The next digit replaces the wrong code.
    input.current?.focus();
    input.current?.select();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void state.enter(code);
    else input.current?.focus();
  };
  const announced = sent.times > 1 ? t('email.sentAgain') : t('email.sentTo', { email: sent.to });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div>
        <p id={`${id}-text`} className={css.text}>
          {announced}
        </p>
        <LiveRegion text={announced} />
      </div>
      <CodeField
        ref={input}
        label={t('email.code')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void state.enter(digits)}
        isInvalid={problemCode === 'wrongCode' || needsNewCode}
        isReadOnly={busy !== null || needsNewCode}
        describedBy={`${id}-text ${id}-problem`}
      />
      <Notice id={`${id}-problem`} tone="problem" text={textOf(problem)} />
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
