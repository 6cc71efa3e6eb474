import type { PayloadOf } from '@xana/contracts/events/event';
import type { paymentRequested } from '@xana/contracts/events/store';
import { getXenyProducts } from '@xana/contracts/http/payments/products';
import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useMount, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { PaymentFlow } from './payment-flow.tsx';
import { useText } from './phrases/phrases.ts';

/** Opens on `store:paymentRequested`. A deployment without a card provider states that it sells nothing. */
export function PaymentDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { config } = useMount();
  const { payload, close } = useHandledEvent<PayloadOf<typeof paymentRequested>>();
  const member = useMember();
  const { product, isError, isMissing, retry } = useProduct(payload.productId);
  useEffect(() => {
    if (!member) close();
  }, [member]);
  if (!member) return null;
  if (product && config.cards) return <PaymentFlow product={product} service={config.cards} onClose={close} />;
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={close}>
      {!config.cards || isMissing ? (
        <>
          <Notice tone="warning" text={t(isMissing ? 'missing' : 'unavailable')} />
          <DialogActions>
            <Button onClick={close}>{t('back')}</Button>
          </DialogActions>
        </>
      ) : isError ? (
        <ErrorState title={t('loadFailed')} retryLabel={shared('tryAgain')} onRetry={retry} />
      ) : (
        <Skeleton height={320} label={shared('loading')} />
      )}
    </Dialog>
  );
}

function useProduct(id: string) {
  const { data, isError, refetch } = useOperation(getXenyProducts, {});
  const product = data && [...data.singleProducts, ...data.subscriptionProducts].find((each) => each.id === id);
  return { product, isError, isMissing: data !== undefined && !product, retry: () => void refetch() };
}
