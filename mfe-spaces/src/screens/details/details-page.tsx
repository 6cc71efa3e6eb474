import { sharedPhrases } from '@xana/i18n';
import { Link, useDocumentTitle } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';

interface DetailsPageProps<Entity, Code extends string> {
  answer: { data: Entity | undefined; error: { code: Code } | null; refetch(): unknown };
  /** The error code of an entity that does not exist. */
  notFoundCode: NoInfer<Code>;
  titleOf(entity: Entity): string;
  children(entity: Entity): ReactNode;
}

/** The page of one entity, with its loading, not-found and error states. */
export function DetailsPage<Entity, Code extends string>(props: DetailsPageProps<Entity, Code>) {
  const { answer, notFoundCode, titleOf, children } = props;
  const { data } = answer;
  const t = useText();
  const shared = sharedPhrases.useText();
  useDocumentTitle(data && titleOf(data));
  return (
    <Answer
      of={answer}
      failedText={t('details.failed')}
      skeleton={<Skeleton ratio="21 / 9" label={shared('loading')} />}
      whenFailed={({ code }) => (code === notFoundCode ? <EntityNotFound /> : undefined)}
    >
      {children}
    </Answer>
  );
}

/** Replaces a page whose address names an entity that does not exist or was deleted. */
export function EntityNotFound() {
  const t = useText();
  useDocumentTitle(t('details.gone'));
  return (
    <EmptyState
      text={t('details.gone')}
      action={
        <Link className={buttonClass()} to="/explore">
          {t('details.toOthers')}
        </Link>
      }
    />
  );
}
