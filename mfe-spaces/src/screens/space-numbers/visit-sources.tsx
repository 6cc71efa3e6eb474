import type { SpaceNumbers } from '@xana/contracts/http/spaces/space-numbers';
import { useFormats } from '@xana/i18n/formats';
import { useId } from 'react';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './space-numbers.module.css';

/** Where visits came from: a table whose rows have a bar of their share. */
export function VisitSources({ sources }: { sources: SpaceNumbers['sources'] }) {
  const t = useText();
  const id = useId();
  const formats = useFormats();
  const most = Math.max(1, ...sources.map(({ visits }) => visits));
  return (
    <section className={css.chart} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.heading}>
        {t('sources')}
      </h2>
      {sources.length === 0 ? (
        <p className={styles.soft}>{t('noSources')}</p>
      ) : (
        <table className={css.sources}>
          <thead className={css.hidden}>
            <tr>
              <th scope="col">{t('source')}</th>
              <th scope="col">{t('visits')}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, visits }) => (
              <tr key={source}>
                <th scope="row">{t(`source.${source}`)}</th>
                <td>
                  <span className={css.share} style={{ inlineSize: `${(visits / most) * 100}%` }} />
                </td>
                <td>{formats.number(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.soft}>{t('sourcesHint')}</p>
    </section>
  );
}
