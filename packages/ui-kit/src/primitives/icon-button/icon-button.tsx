import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** Accessible name and tooltip. */
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

/** The number of what is new, in the corner of an icon button. The accessible name of the button contains it. */
export const IconCount = ({ children }: { children: ReactNode }) => (
  <span className={css.count} aria-hidden="true">
    {children}
  </span>
);

/** The class for a link that looks like an icon button. */
export const iconButtonClass = (): string => css.iconButton;
