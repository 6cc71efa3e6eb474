import type { Reversal } from '@xana/contracts/http/payments/payment-fields';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { saveFile } from '@xana/remote-kit/save-file';
import { useLocale, useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Money } from '@xana/ui-kit/money';
import { type ReactNode, useRef } from 'react';
import { useText } from '../phrases/phrases.ts';
import * as css from './receipt.module.css';

export interface Receipt {
  /** Of the payment or the invoice at the card provider, which its own receipt names too. */
  id: string;
  paidAt: string;
  product: string;
  /** US cents. */
  amount: number;
  cardLast4: string | null;
  reversals: readonly Reversal[];
}

/** A receipt that prints alone, on white, whatever page and theme are behind it. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const format = useFormats();
  const member = useMember();
  const locale = useLocale();
  const paper = useRef<HTMLElement>(null);
  const save = () =>
    saveFile(`xana-receipt-${id}.html`, 'text/html', receiptHtml(paper.current?.innerHTML ?? '', t('receipt'), locale));
  const { id, paidAt, product, amount, cardLast4, reversals } = receipt;
  return (
    <Dialog title={t('receipt')} closeLabel={shared('close')} onClose={onClose}>
      <section ref={paper} className={css.receipt} data-prints-alone aria-label={t('receipt')}>
        <h3 className={css.head}>{t('receipt.seller')}</h3>
        <dl className={css.lines}>
          <Line term={t('receipt.buyer')}>
            {member?.email ? `${member.name}, ${member.email}` : (member?.name ?? '')}
          </Line>
          <Line term={t('receipt.id')}>
            <span className={css.id}>{id}</span>
          </Line>
          <Line term={t('receipt.date')}>
            <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
          </Line>
          <Line term={t('receipt.product')}>{product}</Line>
          {cardLast4 && <Line term={t('receipt.card')}>{t('receipt.digits', { digits: cardLast4 })}</Line>}
          <Line term={t('receipt.amount')}>
            <strong>
              <Money amount={format.price(amount)} unit="USD" />
            </strong>
          </Line>
          {reversals.map((reversal) => (
            <Line key={reversal.id} term={`${t(`reversal.${reversal.kind}`)}, ${format.dateTime(reversal.createdAt)}`}>
              <Money amount={format.price(reversal.amount)} unit="USD" />
            </Line>
          ))}
        </dl>
      </section>
      <DialogActions>
        <Button onClick={save}>{t('receipt.save')}</Button>
        <Button variant="primary" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A file of its own, which needs nothing of the site. `content` is escaped: React has written it. */
const receiptHtml = (content: string, title: string, locale: string): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${title}</title>
<body style="max-width: 34rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif">
${content}
`;

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
