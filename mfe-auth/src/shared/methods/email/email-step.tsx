import { messagePhrases } from '@xana/i18n/messages';
import { useForm } from '@xana/remote-kit/form';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { TextField } from '@xana/ui-kit/text-field';
import { isEmail } from '@xana/validation';
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
  const form = useForm({
    initial: { email },
    check: ({ email: written }) => ({ email: emailProblem(written.trim()) }),
    textOf: message,
    isCheckedWhenLeft: true,
    onChange: (values) => onChange(values.email),
    onSubmit: (values) => onSubmit(values.email.trim()),
  });
  return (
    <form className={css.form} {...form.props}>
      <TextField
        {...form.field('email')}
        label={t('email.label')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
      <Notice tone="problem" text={problem} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('email.send')}
      </Button>
    </form>
  );
}

function emailProblem(email: string): 'EMAIL_REQUIRED' | 'VALID-EMAIL' | null {
  if (email === '') return 'EMAIL_REQUIRED';
  return isEmail(email) ? null : 'VALID-EMAIL';
}
