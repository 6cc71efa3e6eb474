import { WarningIcon } from '../../icons/icons.tsx';
import { Button } from '../../primitives/button/button.tsx';
import * as css from './error-state.module.css';

interface ErrorStateProps {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry(): void;
}

/** Replaces content that could not be loaded, with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={css.error}>
      <WarningIcon size={22} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
