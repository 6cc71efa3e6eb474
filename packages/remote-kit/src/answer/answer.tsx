import { sharedPhrases } from '@xana/i18n';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type ReactNode, useDeferredValue } from 'react';

interface AnswerProps<Data, Failure> {
  /** What `useOperation` returned. */
  of: { data: Data | undefined; error: Failure | null; refetch(): unknown };
  /** The title of the error. */
  failedText: string;
  /** Shown until the first answer. A number is the height of a plain one in CSS pixels. */
  skeleton: ReactNode;
  /** What replaces an error that is an answer of its own, such as "not found"; undefined for every other error. */
  whenFailed?(error: Failure): ReactNode;
  children(data: Data): ReactNode;
}

/**
 * The one way to show an operation in its current state: loading, failed with "Try again", or answered. An answer stays on the screen
 * when a later read fails. For lists of pages there is `Paged`.
 */
export function Answer<Data, Failure>({ of, failedText, skeleton, whenFailed, children }: AnswerProps<Data, Failure>) {
  const shared = sharedPhrases.useText();
  const { data, error, refetch } = of;
  // The first rendering of a large page is deferred, so that it does not block input.
  const isAnswered = data !== undefined;
  const isShown = useDeferredValue(isAnswered);
  if (isAnswered && isShown) return children(data);
  if (isAnswered || error === null) return skeletonOf(skeleton, shared('loading'));
  return (
    whenFailed?.(error) ?? (
      <ErrorState title={failedText} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />
    )
  );
}

export const skeletonOf = (skeleton: ReactNode, label: string): ReactNode =>
  typeof skeleton === 'number' ? <Skeleton height={skeleton} label={label} /> : skeleton;
