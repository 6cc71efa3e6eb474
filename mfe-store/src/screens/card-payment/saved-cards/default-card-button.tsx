import { getSavedCards, setDefaultCard } from '@xana/contracts/http/payments/saved-cards';
import { useAction, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../phrases/phrases.ts';

/** The default card is chosen when a payment opens. */
export function DefaultCardButton({ cardId, name }: { cardId: string; name: string }) {
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
