import { cardUpdateRequested } from '@xana/contracts/events/store';
import { useBus } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../phrases/phrases.ts';

/** For a plan whose renewal was not paid. */
export function UpdateCardButton({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const t = useText();
  const bus = useBus();
  return (
    <Button
      size="small"
      variant="primary"
      aria-label={t('updateCardName', { name })}
      onClick={() => bus.publish(cardUpdateRequested, { subscriptionId })}
    >
      {t('updateCard')}
    </Button>
  );
}
