import { messagePhrases } from '@xana/i18n/messages';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { TextField } from '@xana/ui-kit/text-field';
import { isEmail } from '@xana/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './email-view.module.css';

interface EmailStepProps {
  email: string;
  onChange(email: string): void;
  onSubmit(email: string): void;
  isBusy: boolean;
  /** The last failure; empty without one. */
  problem: string;
}

export function EmailStep({ email, onChange, onSubmit, isBusy, problem }: EmailStepProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const input = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const [isRequired, setIsRequired] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const address = email.trim();
  const isWrong = address !== '' && !isEmail(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasLeft(true);
    setIsRequired(address === '');
    if (isEmail(address)) onSubmit(address);
    else input.current?.focus();
  };
  const fieldProblem = isRequired && address === '' ? message('EMAIL_REQUIRED') : message('VALID-EMAIL');
  const isShown = (isRequired && address === '') || (wasLeft && isWrong);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('email.label')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setWasLeft(email !== '')}
        error={isShown ? fieldProblem : undefined}
        required
      />
      <Notice tone="problem" text={problem} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('email.send')}
      </Button>
    </form>
  );
}
