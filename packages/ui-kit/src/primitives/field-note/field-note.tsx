import * as css from './field-note.module.css';

/** How much is written of what may be. Over it the field is invalid; nothing that was typed is cut. */
export interface FieldCount {
  text: string;
  isOver: boolean;
}

interface FieldNoteProps {
  id: string;
  hint?: string;
  /** Takes the hint's place. */
  error?: string;
  count?: FieldCount;
}

/** The line under a field. It is read out when something is wrong or too long, not at each letter. */
export function FieldNote({ id, hint, error, count }: FieldNoteProps) {
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
