import { type Ref, useId, useState } from 'react';
import * as css from './code-field.module.css';

export const CODE_LENGTH = 6;

interface CodeFieldProps {
  label: string;
  value: string;
  onChange(digits: string): void;
  /** The last digit was entered. */
  onComplete(code: string): void;
  isInvalid: boolean;
  isReadOnly: boolean;
  describedBy: string;
  ref: Ref<HTMLInputElement>;
}

/** Six boxes around the digits of one input, so that paste, autofill and screen readers see one field. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  isInvalid,
  isReadOnly,
  describedBy,
  ref,
}: CodeFieldProps) {
  const id = useId();
  // An input method may show its own text until it is confirmed.
  const [composed, setComposed] = useState<string | null>(null);
  const accept = (text: string) => {
    const digits = toDigits(text);
    onChange(digits);
    if (digits.length === CODE_LENGTH && digits !== value) onComplete(digits);
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.code} data-invalid={isInvalid || undefined}>
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            className={css.box}
            data-next={index === Math.min(value.length, CODE_LENGTH - 1) || undefined}
            aria-hidden="true"
          />
        ))}
        <input
          ref={ref}
          id={id}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          spellCheck={false}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={composed ?? value}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={(event) => {
            setComposed(null);
            accept(event.currentTarget.value);
          }}
          onChange={(event) => (composed === null ? accept(event.target.value) : setComposed(event.target.value))}
        />
      </div>
    </div>
  );
}

/** Also full-width digits (１２３), and codes that were copied with spaces around or between. */
const toDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
