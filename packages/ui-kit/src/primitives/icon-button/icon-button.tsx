import type { ButtonHTMLAttributes, Ref } from 'react';
import * as css from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** Its accessible name, and what hovering shows. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={css.iconButton}>
      {children}
    </button>
  );
}

/** The look of an icon button for a link. */
export const iconButtonClass = (): string => css.iconButton;
