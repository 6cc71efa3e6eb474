import { getSavedCards, type SavedCard } from '@xana/contracts/http/payments/saved-cards';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Badge } from '@xana/ui-kit/badge';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../phrases/phrases.ts';
import { DefaultCardButton } from './default-card-button.tsx';
import * as css from './manage-cards.module.css';
import { RemoveCardButton } from './remove-card-button.tsx';
import { useCardTexts } from './use-card-texts.ts';
import { usePlanNames } from './use-plan-names.ts';

/** All saved cards: which one is offered first, which plans they pay for, and their removal. */
export function ManageCards() {
  const t = useText();
  const cards = useOperation(getSavedCards, {}, { staleMilliseconds: 0 });
  return (
    <Answer of={cards} failedText={t('saved.failed')} skeleton={<Skeleton height={120} label={t('saved.loading')} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={t('saved.empty')} hint={t('saved.emptyHint')} />
        ) : (
          <ul className={css.cards} aria-label={t('saved.title')}>
            {rows.map((card) => (
              <CardRow key={card.cardId} card={card} />
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function CardRow({ card }: { card: SavedCard }) {
  const t = useText();
  const { nameOf, expiryOf } = useCardTexts();
  const plansOf = usePlanNames();
  const name = nameOf(card);
  const plan = card.subscriptionIds.length > 0 ? plansOf(card.subscriptionIds) : null;
  return (
    <li className={css.card}>
      <div className={css.words}>
        <p className={css.name}>
          {name} {card.isDefault && <Badge tone="accent">{t('saved.default')}</Badge>}
        </p>
        <p className={css.soft}>{expiryOf(card)}</p>
        {plan && <p className={css.soft}>{t('saved.forPlan', { plan })}</p>}
      </div>
      <div className={css.actions}>
        {!card.isDefault && <DefaultCardButton cardId={card.cardId} name={name} />}
        <RemoveCardButton card={card} name={name} plan={plan} />
      </div>
    </li>
  );
}
