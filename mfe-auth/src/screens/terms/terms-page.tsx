import { getTerms } from '@xana/contracts/http/terms/terms';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { useLocale } from '@xana/session/react';
import { useText } from './phrases/phrases.ts';
import * as css from './terms.module.css';
import { TermsText } from './terms-text.tsx';

/** `/terms`: the current terms of use, for everyone. */
export function TermsPage() {
  const t = useText();
  const terms = useOperation(getTerms, { locale: useLocale() });
  return (
    <Answer of={terms} failedText={t('failed')} skeleton={480}>
      {(data) => (
        <article className={css.page}>
          <h1>{data.title}</h1>
          <TermsText terms={data} headingLevel={2} />
        </article>
      )}
    </Answer>
  );
}
