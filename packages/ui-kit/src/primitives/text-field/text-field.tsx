import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldNote, type FieldNotes } from '../field-note/field-note.tsx';
import * as css from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'>, FieldNotes {
  label: string;
  /** After the input, inside its frame: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, count, end, ...rest }: TextFieldProps) {
  const id = useId();
  const isInvalid = Boolean(error) || count?.isOver;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame} data-invalid={isInvalid || undefined}>
        <input
          type="text"
          {...rest}
          id={id}
          className={css.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-note`}
        />
        {end}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} count={count} />
    </div>
  );
}
