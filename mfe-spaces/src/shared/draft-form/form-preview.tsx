import { Button } from '@xana/ui-kit/button';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../space-form/phrases/phrases.ts';
import * as css from './form-preview.module.css';

interface FormPreviewProps {
  /** As lists show it. */
  card: ReactNode;
  /** As its page shows it. */
  page: ReactNode;
}

/** What is written as others will see it. On a narrow screen it opens with a button. */
export function FormPreview({ card, page }: FormPreviewProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <div className={css.toggle}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {t('previewOn')}
        </Button>
      </div>
      <div id={id} className={css.content} data-open={isOpen || undefined}>
        <p className={css.label}>{t('previewCard')}</p>
        {/* A preview of a page: its links lead to what is not there yet. */}
        <div className={css.card} inert>
          {card}
        </div>
        <p className={css.label}>{t('previewPage')}</p>
        <div className={css.page}>{page}</div>
      </div>
    </section>
  );
}
