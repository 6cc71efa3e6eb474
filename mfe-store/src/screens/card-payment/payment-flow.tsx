import type { CardService } from '@xana/contracts/card-service';
import { historyRequested } from '@xana/contracts/events/store';
import { getSavedCards } from '@xana/contracts/http/payments/saved-cards';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { messagePhrases } from '@xana/i18n/messages';
import { useBus, useRefresh, useToast } from '@xana/remote-kit';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Money } from '@xana/ui-kit/money';
import { useEffect, useState } from 'react';
import { productAmounts } from '../../shared/product-amounts.ts';
import { isRunning } from './attempt/attempt.ts';
import { completePurchase } from './attempt/complete-purchase.ts';
import { followLeftPayment } from './attempt/follow-left-payment.ts';
import { historyTabOf, removeLeftPayment } from './attempt/left-payments.ts';
import { useAttempt } from './attempt/use-attempt.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { CardForm } from './card-form.tsx';
import * as css from './payment-flow.module.css';
import { useText } from './phrases/phrases.ts';
import { ManageCards } from './saved-cards/manage-cards.tsx';
import { useCardChoice } from './saved-cards/use-card-choice.ts';
import { useCardFrame } from './use-card-frame.ts';

interface PaymentFlowProps {
  product: XenyProduct;
  service: CardService;
  onClose(): void;
}

/** One purchase: summary, card form, and what happens to the payment. Closing it never loses the result. */
export function PaymentFlow({ product, service, onClose }: PaymentFlowProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const [returnUrl] = useState(() => window.location.href);
  const { attempt, stored, writeBuyer, pay } = useAttempt(product, returnUrl);
  const frame = useCardFrame(service);
  const cards = useCardChoice();
  const refresh = useRefresh();
  const price = useFormats().price(product.priceData.unit_amount);
  const [isManaging, setIsManaging] = useState(false);
  // This dialog shows the result now.
  useEffect(() => removeLeftPayment(stored.id), [stored.id]);
  useEffect(() => {
    if (attempt.step !== 'succeeded') return;
    void refresh(getSavedCards);
    void refresh(getSubscriptionHistory);
    completePurchase(bus, product, stored.id);
    toast({ text: message('PAYMENT_SUCCESS'), tone: 'success' });
    removeLeftPayment(stored.id);
    bus.publish(historyRequested, { tab: historyTabOf(product) });
    onClose();
  }, [attempt.step]);
  const close = () => {
    onClose();
    if (isRunning(attempt)) void followLeftPayment({ call: session.call, bus, product, stored });
  };
  const isPlan = product.priceData.type === 'recurring';
  const isOver = attempt.step === 'unexpected' || attempt.step === 'processing';
  const openHistory = () => {
    close();
    bus.publish(historyRequested, { tab: historyTabOf(product) });
  };
  return (
    <Dialog title={t(isPlan ? 'title.plan' : 'title')} closeLabel={shared('close')} onClose={close}>
      {service.sandboxOrigin && <p className={css.sandbox}>{t('sandbox')}</p>}
      <PaymentSummary product={product} />
      <AttemptNotice attempt={attempt} />
      {isOver ? (
        <DialogActions>
          <Button onClick={openHistory}>{t('history')}</Button>
        </DialogActions>
      ) : (
        <TermsFirst>
          <CardForm
            attempt={attempt}
            buyer={stored}
            frame={frame}
            cards={cards}
            submitLabel={t(isPlan ? 'subscribe' : 'pay', { price })}
            hasReceipt
            isForPlan={isPlan}
            onManage={() => setIsManaging(true)}
            onBuyer={writeBuyer}
            onSubmit={() => void pay(frame.card, cards.choice)}
          />
        </TermsFirst>
      )}
      {isManaging && (
        <Dialog title={t('saved.title')} closeLabel={shared('close')} onClose={() => setIsManaging(false)}>
          <ManageCards />
        </Dialog>
      )}
    </Dialog>
  );
}

/** What is paid, and what is credited for it. */
function PaymentSummary({ product }: { product: XenyProduct }) {
  const t = useText();
  const format = useFormats();
  const { metadata, priceData } = product;
  const { base, bonus, total } = productAmounts(product);
  const price = format.price(priceData.unit_amount);
  const isPlan = priceData.type === 'recurring';
  return (
    <dl className={css.summary}>
      <div className={css.line}>
        <dt>{t('summary.credit')}</dt>
        <dd className={css.value}>
          <strong>{t(`credit.${metadata.credited}`, { xeny: format.number(total) })}</strong>
          {bonus > 0 && (
            <span className={css.bonus}>
              {t('composition', { base: format.number(base), bonus: format.number(bonus) })}
            </span>
          )}
        </dd>
      </div>
      <div className={css.line}>
        <dt>{t(isPlan ? 'summary.today' : 'summary.price')}</dt>
        <dd className={css.value}>
          <strong className={css.price}>
            <Money amount={price} />
          </strong>
          {isPlan && <span className={css.secondary}>{t('summary.then', { price })}</span>}
        </dd>
      </div>
    </dl>
  );
}
