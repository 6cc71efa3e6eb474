import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { Notice } from '@xana/ui-kit/notice';
import { useId } from 'react';
import { useText } from '../phrases/phrases.ts';
import { CodeField } from './code-field.tsx';
import * as css from './email-view.module.css';
import { useCodeForm } from './use-code-form.ts';
import type { EmailLogin } from './use-email-login.ts';
import { useProblemText } from './use-problem-text.ts';

/** Asks for the code of the authenticator app, for an account that has one at the email service. */
export function SecondFactorStep({ state }: { state: EmailLogin }) {
  const t = useText();
  const textOf = useProblemText();
  const id = useId();
  const { busy, problem } = state;
  const form = useCodeForm(state.enter, problem);
  const text = form.error ?? textOf(problem);
  return (
    <form className={css.form} {...form.props}>
      <div>
        <p id={`${id}-text`} className={css.text}>
          {t('email.secondFactorText')}
        </p>
        <LiveRegion text={t('email.secondFactorText')} />
      </div>
      <CodeField
        {...form.codeField}
        label={t('email.secondFactor')}
        isInvalid={text !== ''}
        isReadOnly={busy !== null}
        describedBy={`${id}-text ${id}-problem`}
      />
      <Notice id={`${id}-problem`} tone="problem" text={text} />
      <Button type="submit" variant="primary" isBusy={busy === 'checking'}>
        {t('email.submit')}
      </Button>
      <Button variant="quiet" size="small" onClick={state.changeEmail}>
        {t('email.change')}
      </Button>
    </form>
  );
}
