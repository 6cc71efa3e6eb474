import { Select } from '@xana/ui-kit/select';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { ExportButton } from './csv/export-button.tsx';
import * as css from './history-content.module.css';
import { HISTORY_TABS, type HistoryView } from './history-tabs.ts';
import { LedgerList } from './ledger-list.tsx';
import { useText } from './phrases/phrases.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { TransactionList } from './transaction-list.tsx';

/** Days. The product specification labels the two longer periods by year. */
const PERIODS = ['30', '90', '365', '730'] as const;
type Period = (typeof PERIODS)[number];

interface HistoryContentProps {
  tab: HistoryView;
  onTab(tab: HistoryView): void;
}

/** What a member paid and got in a period, in the dialog and on the page of the history. */
export function HistoryContent({ tab, onTab }: HistoryContentProps) {
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
