import { findMessageAt } from '@xana/contracts/http/chat/message-history';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { Button } from '@xana/ui-kit/button';
import { useId, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './search-messages.module.css';

/** The start of a day where the member is, as ISO 8601; null for a date that does not exist. */
function startOfDay(date: string): string | null {
  const time = new Date(`${date}T00:00:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Opens a date field that shows the first message of that day, or after it. */
export function JumpToDate({ conversationId, onJump }: { conversationId: number; onJump(seq: number): void }) {
  const t = useText();
  const id = useId();
  const toast = useToast();
  const showError = useErrorToast();
  const [isOpen, setIsOpen] = useState(false);
  const { run, isBusy } = useAction(findMessageAt, {
    onSuccess: ({ seq }) => (seq === null ? toast({ text: t('date.none') }) : onJump(seq)),
    onError: showError,
  });
  const form = useForm({
    initial: { date: '' },
    check: ({ date }) => ({ date: startOfDay(date) ? null : 'date.missing' }),
    textOf: t,
    onSubmit({ date }) {
      const at = startOfDay(date);
      return at && run({ id: conversationId, at });
    },
  });
  const { error, ...field } = form.field('date');
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" size="small" aria-expanded="false" onClick={() => setIsOpen(true)}>
          {t('date.label')}
        </Button>
      </div>
    );
  }
  return (
    <form className={css.date} {...form.props}>
      <label htmlFor={id}>{t('date.label')}</label>
      <input
        {...field}
        id={id}
        type="date"
        // biome-ignore lint/a11y/noAutofocus: the focus would leave the page with the button that opened the field.
        autoFocus
        className={css.dateField}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error`}
      />
      <Button type="submit" size="small" isBusy={isBusy}>
        {t('date.jump')}
      </Button>
      <p id={`${id}-error`} className={css.wrong} aria-live="polite">
        {error}
      </p>
    </form>
  );
}
