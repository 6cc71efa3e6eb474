import { CheckIcon, CloseIcon, WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Spinner } from '@xana/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './tray.module.css';

interface TrayRowProps {
  state: 'open' | 'done' | 'failed';
  text: string;
  /** What leads to more. */
  button: ReactNode;
  onClose(): void;
}

/** One row of the tray. While it is open it cannot be closed. */
export function TrayRow({ state, text, button, onClose }: TrayRowProps) {
  const t = useText();
  return (
    <li className={css.row}>
      <span className={css.mark} data-state={state}>
        {state === 'open' ? <Spinner /> : state === 'done' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      </span>
      <span className={css.text} role="status">
        {text}
      </span>
      {button}
      {state !== 'open' && (
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </li>
  );
}
