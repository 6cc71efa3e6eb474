import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { FieldNote, type FieldNotes } from '../field-note/field-note.tsx';
import * as field from '../text-field/text-field.module.css';
import * as css from './text-area.module.css';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'>,
    FieldNotes {
  label: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field that grows with its content, with label, hint and error. */
export function TextArea({ label, hint, error, count, ...rest }: TextAreaProps) {
  const id = useId();
  const isInvalid = Boolean(error) || count?.isOver;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={css.input}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-note`}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} count={count} />
    </div>
  );
}
