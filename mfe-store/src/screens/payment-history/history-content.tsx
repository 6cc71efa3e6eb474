import { getXenyLedger, type XenyMovement } from '@xana/contracts/http/payments/get-xeny-ledger';
import { useFormats } from '@xana/i18n/formats';
import { useOperationPages } from '@xana/remote-kit';
import { Select } from '@xana/ui-kit/select';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { useProductName } from '../../shared/use-product-name.ts';
import { ExportButton } from './csv/export-button.tsx';
import * as css from './history-content.module.css';
import { HistoryList, PAGE_SIZE } from './history-list.tsx';
import { HistoryRow } from './history-row.tsx';
import { HISTORY_TABS, type HistoryView } from './history-tabs.ts';
import { useText } from './phrases/phrases.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { TransactionList } from './transaction-list.tsx';

/** Days. The product specification labels the two longer periods by year. */
const PERIODS = ['30', '90', '365', '730'] as const;
type Period = (typeof PERIODS)[number];

/** What a member paid and got in a period, in the dialog and on the page of the history. */
export function HistoryContent({ tab, onTab }: { tab: HistoryView; onTab(tab: HistoryView): void }) {
  const t = useText();
  const [period, setPeriod] = useState<Period>('30');
  const days = Number(period);
  const lists = {
    normal: <TransactionList days={days} />,
    subscription: <SubscriptionList days={days} />,
    xeny: <LedgerList days={days} />,
  };
  return (
    <>
      <div className={css.bar}>
        <Select
          label={t('period')}
          isLabelHidden
          choices={PERIODS.map((id) => ({ id, name: t(`period.${id}`) }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <ExportButton view={tab} days={days} />
      </div>
      <Tabs
        label={t('tabs')}
        chosen={tab}
        onChoose={onTab}
        tabs={HISTORY_TABS.map((id) => ({ id, name: t(`tab.${id}`), content: lists[id] }))}
      />
    </>
  );
}

/** Each movement of the member's XENY, why it was made, and the balance after it. */
function LedgerList({ days }: { days: number }) {
  const t = useText();
  const answer = useOperationPages(getXenyLedger, (pageNumber) => ({ days, pageNumber, pageSize: PAGE_SIZE }), {
    staleMilliseconds: 0,
  });
  return (
    <HistoryList label={t('tab.xeny')} emptyHint={t('empty.xeny')} answer={answer}>
      {(row) => <Movement row={row} />}
    </HistoryList>
  );
}

function Movement({ row: { reason, product, amount, balance, createdAt } }: { row: XenyMovement }) {
  const t = useText();
  const format = useFormats();
  const nameOf = useProductName();
  const isCredit = !amount.startsWith('-');
  const name = t(`reason.${reason}`);
  return (
    <HistoryRow
      name={product ? t('reason.of', { reason: name, product: nameOf(product) }) : name}
      amount={`${isCredit ? '+' : ''}${format.number(amount)} XENY`}
      at={createdAt}
      state={{ text: t('balanceAfter', { xeny: format.number(balance) }), tone: 'plain' }}
    />
  );
}
