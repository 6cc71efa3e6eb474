import { Badge } from '@xana/ui-kit/badge';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useId } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './card-choice.module.css';
import type { CardChoiceState } from './use-card-choice.ts';
import { isExpired, useCardTexts } from './use-card-texts.ts';

interface CardChoiceProps {
  state: CardChoiceState;
  isDisabled: boolean;
  /** Opens the list where cards are removed. */
  onManage?(): void;
}

/** The saved cards and "another card". Nothing for a buyer who has none. */
export function CardChoice({ state, isDisabled, onManage }: CardChoiceProps) {
  const t = useText();
  const { nameOf, expiryOf } = useCardTexts();
  const name = useId();
  const { cards, choice, choose, isFailed } = state;
  if (isFailed) return <p className={css.failed}>{t('saved.failed')}</p>;
  if (!cards) return <Skeleton height={88} label={t('saved.loading')} />;
  if (cards.length === 0) return null;
  return (
    <fieldset className={css.choice} disabled={isDisabled}>
      <legend className={css.legend}>{t('saved.label')}</legend>
      {cards.map((card) => (
        <label key={card.cardId} className={css.option}>
          <input
            type="radio"
            name={name}
            checked={choice.savedCard === card.cardId}
            disabled={isExpired(card)}
            onChange={() => choose(card.cardId)}
          />
          <span className={css.words}>
            <span className={css.name}>{nameOf(card)}</span>
            <span className={css.soft}>{expiryOf(card)}</span>
          </span>
          {card.isDefault && cards.length > 1 && <Badge tone="accent">{t('saved.default')}</Badge>}
        </label>
      ))}
      <label className={css.option}>
        <input type="radio" name={name} checked={choice.savedCard === null} onChange={() => choose(null)} />
        <span className={css.name}>{t('saved.another')}</span>
      </label>
      {onManage && (
        <button type="button" className={css.manage} onClick={onManage}>
          {t('saved.manage')}
        </button>
      )}
    </fieldset>
  );
}
