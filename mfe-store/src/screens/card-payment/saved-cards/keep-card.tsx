import { useId } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './keep-card.module.css';

interface KeepCardProps {
  isKept: boolean;
  isDisabled: boolean;
  /** The provider keeps the card of a plan for its renewals in any case. */
  isForPlan: boolean;
  onChange(isKept: boolean): void;
}

/** Off until the buyer ticks it: no card is kept for other purchases without their choice. */
export function KeepCard({ isKept, isDisabled, isForPlan, onChange }: KeepCardProps) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <label className={css.keep}>
        <input
          type="checkbox"
          checked={isKept}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('saved.keep')}
      </label>
      <p id={id} className={css.hint}>
        {t(isForPlan && !isKept ? 'saved.planHint' : 'saved.keepHint')}
      </p>
    </div>
  );
}
