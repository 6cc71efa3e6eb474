import { cardUpdateRequested } from '@xana/contracts/events/store';
import { getSavedCards, removeSavedCard, type SavedCard } from '@xana/contracts/http/payments/saved-cards';
import { useAction, useBus, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useText } from '../phrases/phrases.ts';

interface RemoveCardButtonProps {
  card: SavedCard;
  name: string;
  /** The plan that the card pays for: it needs another card first. */
  plan: string | null;
}

/** Removes a card after a confirmation, because the provider cannot restore it. */
export function RemoveCardButton({ card, name, plan }: RemoveCardButtonProps) {
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
