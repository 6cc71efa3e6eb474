import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  label: string;
  /** Under the field, before anything is typed. */
  hint?: string;
  /** What is wrong and what to do; takes the hint's place. */
  error?: string;
  /** After the input, inside its frame: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, end, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame} data-invalid={error ? true : undefined}>
        <input
          type="text"
          {...rest}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <p id={`${id}-note`} className={error ? css.error : css.hint} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
