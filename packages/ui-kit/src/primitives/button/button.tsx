import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.module.css';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'small';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: Variant;
  size?: Size;
  /** Shows a spinner and ignores clicks; keeps width and focus. */
  isBusy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. For navigation use a link with `buttonClass()`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? swallow : rest.onClick}
    >
      {isBusy && (
        <span className={css.turning}>
          <Spinner />
        </span>
      )}
      <span className={isBusy ? css.hiddenLabel : css.label}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** Prevents a busy submit button from submitting the form again. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}

/** The class for a link that looks like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
}: {
  variant?: Variant;
  size?: Size;
} = {}): string {
  return [css.button, css[variant], css[size]].join(' ');
}
