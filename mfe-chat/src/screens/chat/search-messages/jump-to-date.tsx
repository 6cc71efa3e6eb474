import { findMessageAt } from '@xana/contracts/http/chat/find-message-at';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './search-messages.module.css';

/** The start of a day where the member is, as ISO 8601; null for a date that does not exist. */
function startOfDay(date: string): string | null {
  const time = new Date(`${date}T00:00:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** A date field that shows the first message of that day, or after it. */
export function JumpToDate({ conversationId, onJump }: { conversationId: number; onJump(seq: number): void }) {
  const t = useText();
  const id = useId();
  const toast = useToast();
  const showError = useErrorToast();
  const [date, setDate] = useState('');
  const { run, isBusy } = useAction(findMessageAt, {
    onSuccess: ({ seq }) => (seq === null ? toast({ text: t('date.none') }) : onJump(seq)),
    onError: showError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = startOfDay(date);
    if (at) void run({ id: conversationId, at });
  };
  return (
    <form className={css.date} onSubmit={submit}>
      <label htmlFor={id}>{t('date.label')}</label>
      <input
        id={id}
        type="date"
        className={css.dateField}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <Button type="submit" size="small" isBusy={isBusy} disabled={date === ''}>
        {t('date.jump')}
      </Button>
    </form>
  );
}
