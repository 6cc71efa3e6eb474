import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { useState } from 'react';
import * as css from './explore-screen.module.css';
import { useText } from './phrases/phrases.ts';

interface ResultCountProps {
  kind: 'space' | 'game';
  /** Null while it is not known. */
  count: number | null;
  isFiltered: boolean;
  onClear(): void;
}

/** The number of results, announced when it changes, and a button that removes all tags. */
export function ResultCount({ kind, count, isFiltered, onClear }: ResultCountProps) {
  const t = useText();
  const formats = useFormats();
  // The former number stays while the next one loads.
  const [shown, setShown] = useState(count);
  if (count !== null && count !== shown) setShown(count);
  const text = shown === null ? '' : t(`found.${kind}s`, { count: shown, number: formats.number(shown) });
  return (
    <div className={css.summary}>
      <p className={css.found} aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} />
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
