import { findMessageAt } from '@xana/contracts/http/chat/find-message-at';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  // The focus leaves the page with the button that opened the field.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
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
    <form className={css.date} onSubmit={submit}>
      <label htmlFor={id}>{t('date.label')}</label>
      <input
        id={id}
        type="date"
        ref={field}
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
