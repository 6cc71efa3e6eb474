import { ErrorState } from '@xana/ui-kit/error-state';
import { WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../phrases/phrases.ts';

interface RemoteModuleFallbackProps {
  label: string;
  /** A part that nobody sees fails without a word on the screen. */
  isQuiet: boolean;
  height: number;
  onRetry(): void;
}

/** Tall enough for words; anything lower (a header icon) gets one button instead. */
const ROOM_FOR_WORDS = 64;

/** Stands in for a part that could not be loaded or broke; needs nothing from the remote. */
export function RemoteModuleFallback({ label, isQuiet, height, onRetry }: RemoteModuleFallbackProps) {
  const t = useText();
  if (isQuiet) return null;
  if (height > 0 && height < ROOM_FOR_WORDS) {
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
