import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as css from './button.module.css';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'small';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: Variant;
  size?: Size;
  /** Work is under way: the button keeps its width, turns, and takes no further click. */
  isBusy?: boolean;
  icon?: ReactNode;
}

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
      onClick={isBusy ? undefined : rest.onClick}
    >
      {isBusy && <span className={css.spinner} aria-hidden="true" />}
      <span className={isBusy ? css.hiddenLabel : css.label}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** The look of a button for a link. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
}: {
  variant?: Variant;
  size?: Size;
} = {}): string {
  return [css.button, css[variant], css[size]].join(' ');
}
