import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import * as css from './text-area.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  label: string;
  /** Under the field, before anything is wrong. */
  hint?: string;
  /** What is wrong and what to do; takes the hint's place. */
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text that grow with what is written, with label, hint and error. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <p id={`${id}-note`} className={error ? css.error : css.hint} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
