import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Notice } from '@xana/ui-kit/notice';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import * as css from './email-view.module.css';
import type { EmailLogin } from './use-email-login.ts';
import { useProblemText } from './use-problem-text.ts';

/** Asks for the code of the authenticator app, for an account that has one at the email service. */
export function SecondFactorStep({ state }: { state: EmailLogin }) {
  const t = useText();
  const textOf = useProblemText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, problem } = state;
  useEffect(() => {
    input.current?.focus();
    // The next digit replaces a wrong code.
    if (problem) input.current?.select();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void state.enter(code);
    else input.current?.focus();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div>
        <p id={`${id}-text`} className={css.text}>
          {t('email.secondFactorText')}
        </p>
        <LiveRegion text={t('email.secondFactorText')} />
      </div>
      <CodeField
        ref={input}
        label={t('email.secondFactor')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void state.enter(digits)}
        isInvalid={problem !== null}
        isReadOnly={busy !== null}
        describedBy={`${id}-text ${id}-problem`}
      />
      <Notice id={`${id}-problem`} tone="problem" text={textOf(problem)} />
      <Button type="submit" variant="primary" isBusy={busy === 'checking'}>
        {t('email.submit')}
      </Button>
      <Button variant="quiet" size="small" onClick={state.changeEmail}>
        {t('email.change')}
      </Button>
    </form>
  );
}
