import { getTerms } from '@xana/contracts/http/terms/get-terms';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { useLocale } from '@xana/session/react';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from './phrases/phrases.ts';
import * as css from './terms.module.css';
import { TermsText } from './terms-text.tsx';

/** `/terms`: the current terms of use, for everyone. */
export function TermsPage() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const terms = useOperation(getTerms, { locale: useLocale() });
  if (terms.error)
    return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void terms.refetch()} />;
  if (!terms.data) return <Skeleton height={480} label={shared('loading')} />;
  return (
    <article className={css.page}>
      <h1>{terms.data.title}</h1>
      <TermsText terms={terms.data} headingLevel={2} />
    </article>
  );
}
