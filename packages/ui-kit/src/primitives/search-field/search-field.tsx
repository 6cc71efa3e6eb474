import { type FormEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import * as css from './search-field.module.css';

type Rest = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'value' | 'onChange' | 'onSubmit'>;

interface SearchFieldProps extends Rest {
  label: string;
  clearLabel: string;
  value: string;
  onChange(value: string): void;
  /** Called on Enter, except the Enter that confirms IME input. */
  onSubmit(value: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field: submits on Enter, clears on Escape or with its button. */
export function SearchField({ label, clearLabel, value, onChange, onSubmit, ref, ...rest }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    onChange('');
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    // Safari fires compositionend before keydown and sets keyCode 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (isComposing && event.key === 'Enter') event.preventDefault();
    if (isComposing || event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    clear();
  };
  return (
    <search>
      <form className={css.form} onSubmit={submit} ref={form}>
        <SearchIcon />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          ref={ref}
          type="search"
          className={css.input}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear}>
            <CloseIcon size={16} />
          </button>
        )}
      </form>
    </search>
  );
}
