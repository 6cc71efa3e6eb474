import type { getTerms } from '@xana/contracts/http/terms/terms';
import type { OutputOf } from '@xana/contracts/operation';
import { useText } from './phrases/phrases.ts';
import * as css from './terms.module.css';

interface TermsTextProps {
  terms: OutputOf<typeof getTerms>;
  /** Below the title of the page or of the dialog. */
  headingLevel: 2 | 3;
}

export function TermsText({ terms, headingLevel }: TermsTextProps) {
  const t = useText();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <>
      <p className={css.version}>{t('version', { version: terms.version })}</p>
      {terms.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={css.section}>
          <Heading className={css.heading}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}
