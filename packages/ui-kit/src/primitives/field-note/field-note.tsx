import * as css from './field-note.module.css';

/** The character count of a field. Above the limit the field is invalid; input is not truncated. */
interface FieldCount {
  text: string;
  isOver: boolean;
}

export interface FieldNotes {
  /** Shown under the field. */
  hint?: string;
  /** The problem and how to fix it; replaces the hint. */
  error?: string;
  count?: FieldCount;
}

/** The line under a field. Screen readers announce errors and excess, not every keystroke. */
export function FieldNote({ id, hint, error, count }: FieldNotes & { id: string }) {
  return (
    <div id={id} className={css.note}>
      <p className={error ? css.wrong : undefined} aria-live="polite">
        {error ?? hint}
      </p>
      {count && (
        <p className={css.count} aria-live={count.isOver ? 'polite' : 'off'}>
          <span className={count.isOver ? css.wrong : undefined}>{count.text}</span>
        </p>
      )}
    </div>
  );
}
