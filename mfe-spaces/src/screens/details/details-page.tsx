import { sharedPhrases } from '@xana/i18n';
import { useDocumentTitle } from '@xana/remote-kit';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { NothingHere } from './nothing-here.tsx';

interface DetailsPageProps<Thing, Code extends string> {
  answer: { data: Thing | undefined; error: { code: Code } | null; refetch(): unknown };
  /** The error code of an entity that does not exist. */
  goneCode: NoInfer<Code>;
  titleOf(thing: Thing): string;
  children(thing: Thing): ReactNode;
}

/** One thing's page in the state that its answer is in. */
export function DetailsPage<Thing, Code extends string>({
  answer: { data, error, refetch },
  goneCode,
  titleOf,
  children,
}: DetailsPageProps<Thing, Code>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  useDocumentTitle(data && titleOf(data));
  if (data) return children(data);
  if (error?.code === goneCode) return <NothingHere />;
  if (error) {
    return <ErrorState title={t('details.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  }
  return <Skeleton ratio="21 / 9" label={shared('loading')} />;
}
