import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../../icons/icons.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import * as css from './notice.module.css';

const ICONS = {
  problem: <WarningIcon size={18} />,
  warning: <WarningIcon size={18} />,
  progress: <Spinner />,
  success: <CheckIcon size={18} />,
} as const satisfies Record<string, ReactNode>;

interface NoticeProps {
  tone: keyof typeof ICONS;
  /** Nothing is shown without a text. Render the notice also then: screen readers announce only changes. */
  text?: string | false | null;
  /** What to do about it, or what comes next. */
  hint?: string | false;
  id?: string;
}

/** A problem, a warning, a progress or a success in a dialog or a form. */
export function Notice({ tone, text, hint, id }: NoticeProps) {
  return (
    <div id={id} role={tone === 'problem' ? 'alert' : 'status'} className={css.region}>
      {text && (
        <div className={css[tone]}>
          <span className={css.icon}>{ICONS[tone]}</span>
          <div className={css.words}>
            <p className={hint ? css.title : undefined}>{text}</p>
            {hint && <p className={css.hint}>{hint}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
