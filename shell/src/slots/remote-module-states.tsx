import { ErrorState } from '@xana/ui-kit/error-state';
import { WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { ProgressBar } from '@xana/ui-kit/progress-bar';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';

/** A page that loads faster than this shows no bar, because a flash of it would only distract. */
const BAR_DELAY_MS = 250;

/** A progress bar on the top edge while a page loads slowly. */
export function SlowPageBar({ label }: { label: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <ProgressBar label={label} />;
}

interface RemoteModuleFallbackProps {
  label: string;
  /** True for a module without a visible part of the page, whose failure is only logged. */
  isHidden: boolean;
  height: number;
  onRetry(): void;
}

/** A slot lower than this (an icon of the header) has room for one button and not for a text. */
const MIN_TEXT_HEIGHT = 64;

/** Replaces a module that could not be loaded or failed while it rendered; uses no code of the remote. */
export function RemoteModuleFallback({ label, isHidden, height, onRetry }: RemoteModuleFallbackProps) {
  const t = useText();
  if (isHidden) return null;
  if (height > 0 && height < MIN_TEXT_HEIGHT) {
    return (
      <IconButton label={t('remote.retry', { label })} onClick={onRetry}>
        <WarningIcon />
      </IconButton>
    );
  }
  return (
    <ErrorState
      title={t('remote.failed', { label })}
      text={t('remote.failedText')}
      retryLabel={t('remote.tryAgain')}
      onRetry={onRetry}
    />
  );
}
