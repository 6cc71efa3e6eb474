import { cardUpdateRequested } from '@xana/contracts/events/store';
import {
  getSavedCards,
  removeSavedCard,
  type SavedCard,
  setDefaultCard,
} from '@xana/contracts/http/payments/saved-cards';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { useAction, useBus, useErrorToast, useOperation, useRefresh, useToast } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './manage-cards.module.css';
import { useCardTexts } from './use-card-texts.ts';

/** The history lists a running plan however long ago it began. */
const SHORTEST_PERIOD = 30;

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

/** The default card is chosen when a payment opens. */
function DefaultCardButton({ cardId, name }: { cardId: string; name: string }) {
  const t = useText();
  const toast = useToast();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(setDefaultCard, {
    onSuccess: () => toast({ text: t('saved.defaultSet', { card: name }), tone: 'success' }),
    onError: useErrorToast(),
  });
  const choose = async () => {
    await run({ cardId });
    await refresh(getSavedCards);
  };
  return (
    <Button
      size="small"
      isBusy={isBusy}
      aria-label={t('saved.makeDefaultName', { card: name })}
      onClick={() => void choose()}
    >
      {t('saved.makeDefault')}
    </Button>
  );
}

/** What the subscriptions that a card pays for are called. */
function usePlanNames(): (subscriptionIds: readonly string[]) => string {
  const t = useText();
  const format = useFormats();
  const { data } = useOperation(getSubscriptionHistory, { days: SHORTEST_PERIOD }, { staleMilliseconds: 0 });
  return (ids) => {
    const rows = data?.rows.filter(({ subscriptionId }) => subscriptionId !== null && ids.includes(subscriptionId));
    const names = rows?.map(({ credited, xeny }) => t(`credit.${credited}`, { xeny: format.number(xeny) }));
    return names?.join(', ') || t('saved.aPlan');
  };
}

interface RemoveCardButtonProps {
  card: SavedCard;
  name: string;
  /** The plan that the card pays for: it needs another card first. */
  plan: string | null;
}

/** Removes a card after a confirmation, because the provider cannot restore it. */
function RemoveCardButton({ card, name, plan }: RemoveCardButtonProps) {
  const t = useText();
  const bus = useBus();
  const toast = useToast();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction(removeSavedCard, {
    onSuccess: () => toast({ text: t('saved.removed'), tone: 'success' }),
    onError: useErrorToast(),
  });
  const close = () => setIsAsking(false);
  const remove = async () => {
    await run({ cardId: card.cardId });
    close();
    await refresh(getSavedCards);
  };
  const [subscriptionId] = card.subscriptionIds;
  const chooseAnother = () => {
    close();
    if (subscriptionId) bus.publish(cardUpdateRequested, { subscriptionId });
  };
  return (
    <>
      <Button size="small" aria-label={t('saved.removeName', { card: name })} onClick={() => setIsAsking(true)}>
        {t('saved.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={plan ? t('saved.billsTitle') : t('saved.removeTitle', { card: name })}
          text={plan ? t('saved.billsText', { card: name, plan }) : t('saved.removeText')}
          confirmLabel={t(plan ? 'saved.chooseAnother' : 'saved.remove')}
          cancelLabel={t('saved.keepIt')}
          isDangerous={!plan}
          isBusy={isBusy}
          onConfirm={() => (plan ? chooseAnother() : void remove())}
          onCancel={close}
        />
      )}
    </>
  );
}
