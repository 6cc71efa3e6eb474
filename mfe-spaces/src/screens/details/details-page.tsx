import { sharedPhrases } from '@xana/i18n';
import { useDocumentTitle } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { NothingHere } from './nothing-here.tsx';

interface DetailsPageProps<Thing> {
  answer: { data: Thing | undefined; error: unknown; refetch(): unknown };
  /** The code with which the call says that there is none. */
  goneCode: 'SPACE_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'TARGET_NOT_FOUND';
  titleOf(thing: Thing): string;
  children(thing: Thing): ReactNode;
}

/** One thing's page in the state that its answer is in. */
export function DetailsPage<Thing>({
  answer: { data, error, refetch },
  goneCode,
  titleOf,
  children,
}: DetailsPageProps<Thing>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  useDocumentTitle(data && titleOf(data));
  if (data) return children(data);
  if ((error as { code?: string } | null)?.code === goneCode) return <NothingHere />;
  if (error) {
    return <ErrorState title={t('details.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  }
  return <Skeleton ratio="21 / 9" label={shared('loading')} />;
}
