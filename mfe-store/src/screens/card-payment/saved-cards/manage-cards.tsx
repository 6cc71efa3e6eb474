import { getSavedCards, type SavedCard } from '@xana/contracts/http/payments/get-saved-cards';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
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
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(getSavedCards, {}, { staleMilliseconds: 0 });
  if (data) {
    if (data.rows.length === 0) return <EmptyState text={t('saved.empty')} hint={t('saved.emptyHint')} />;
    return (
      <ul className={css.cards} aria-label={t('saved.title')}>
        {data.rows.map((card) => (
          <CardRow key={card.cardId} card={card} />
        ))}
      </ul>
    );
  }
  if (isError)
    return <ErrorState title={t('saved.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  return <Skeleton height={120} label={t('saved.loading')} />;
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
